package org.openqa.selenium.firefox;

public class FirefoxProfile {
  public void setPreference(String key, Object value) {}
}
