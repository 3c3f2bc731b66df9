package org.openqa.selenium;

public interface SearchContext {
  java.util.List<WebElement> findElements(By by);

  WebElement findElement(By by);
}
