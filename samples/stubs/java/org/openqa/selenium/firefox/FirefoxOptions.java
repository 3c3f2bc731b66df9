package org.openqa.selenium.firefox;

public class FirefoxOptions extends org.openqa.selenium.remote.AbstractDriverOptions<FirefoxOptions> {
  public FirefoxOptions addArguments(String... arguments) {
    return null;
  }

  public FirefoxOptions addPreference(String key, Object value) {
    return null;
  }

  public FirefoxOptions setProfile(FirefoxProfile profile) {
    return null;
  }
}
