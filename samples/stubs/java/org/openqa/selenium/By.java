package org.openqa.selenium;

public abstract class By {
  public static By id(String id) {
    return null;
  }

  public static By name(String name) {
    return null;
  }

  public static By linkText(String linkText) {
    return null;
  }

  public static By xpath(String xpathExpression) {
    return null;
  }

  public static By className(String className) {
    return null;
  }

  public static By cssSelector(String cssSelector) {
    return null;
  }

  public static By tagName(String tagName) {
    return null;
  }
}
