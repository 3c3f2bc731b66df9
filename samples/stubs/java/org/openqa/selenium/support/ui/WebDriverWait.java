package org.openqa.selenium.support.ui;

public class WebDriverWait extends FluentWait<org.openqa.selenium.WebDriver> {
  public WebDriverWait(org.openqa.selenium.WebDriver driver, java.time.Duration timeout) {
    super(driver);
  }
}
