package org.openqa.selenium;

public interface WebElement extends SearchContext, TakesScreenshot {
  void click();

  void submit();

  void sendKeys(CharSequence... keysToSend);

  void clear();

  String getTagName();

  String getAttribute(String name);

  String getDomAttribute(String name);

  String getDomProperty(String name);

  String getCssValue(String propertyName);

  boolean isSelected();

  boolean isEnabled();

  boolean isDisplayed();

  String getText();

  Point getLocation();

  Dimension getSize();
}
