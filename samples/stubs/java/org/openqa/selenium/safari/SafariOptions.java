package org.openqa.selenium.safari;

public class SafariOptions extends org.openqa.selenium.remote.AbstractDriverOptions<SafariOptions> {
  public SafariOptions setAutomaticInspection(boolean automaticInspection) {
    return null;
  }
}
