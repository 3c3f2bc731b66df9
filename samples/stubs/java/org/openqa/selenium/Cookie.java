package org.openqa.selenium;

public class Cookie {
  public Cookie(String name, String value) {}

  public String getName() {
    return null;
  }

  public String getValue() {
    return null;
  }
}
