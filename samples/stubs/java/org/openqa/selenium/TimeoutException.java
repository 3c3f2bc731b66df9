package org.openqa.selenium;

public class TimeoutException extends WebDriverException {
  public TimeoutException(String message) {
    super(message);
  }
}
