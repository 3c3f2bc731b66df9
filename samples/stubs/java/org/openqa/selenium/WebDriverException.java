package org.openqa.selenium;

public class WebDriverException extends RuntimeException {
  public WebDriverException(String message) {
    super(message);
  }
}
