package org.openqa.selenium.support.ui;

import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

public class ExpectedConditions {
  public static ExpectedCondition<WebElement> presenceOfElementLocated(By locator) {
    return null;
  }

  public static ExpectedCondition<WebElement> visibilityOfElementLocated(By locator) {
    return null;
  }

  public static ExpectedCondition<WebElement> elementToBeClickable(By locator) {
    return null;
  }

  public static ExpectedCondition<Boolean> titleIs(String title) {
    return null;
  }

  public static ExpectedCondition<Boolean> titleContains(String title) {
    return null;
  }

  public static ExpectedCondition<Boolean> urlContains(String fraction) {
    return null;
  }

  public static ExpectedCondition<Boolean> textToBePresentInElementLocated(By locator, String text) {
    return null;
  }
}
