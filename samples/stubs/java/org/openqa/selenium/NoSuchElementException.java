package org.openqa.selenium;

public class NoSuchElementException extends WebDriverException {
  public NoSuchElementException(String reason) {
    super(reason);
  }
}
