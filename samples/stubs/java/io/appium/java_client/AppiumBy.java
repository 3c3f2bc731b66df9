package io.appium.java_client;

import org.openqa.selenium.By;

public abstract class AppiumBy extends By {
  public static By accessibilityId(String accessibilityId) {
    return null;
  }

  public static By androidUIAutomator(String uiautomatorText) {
    return null;
  }

  public static By className(String selector) {
    return null;
  }

  public static By id(String selector) {
    return null;
  }

  public static By iOSClassChain(String iOSClassChainString) {
    return null;
  }

  public static By iOSNsPredicateString(String iOSNsPredicateString) {
    return null;
  }
}
