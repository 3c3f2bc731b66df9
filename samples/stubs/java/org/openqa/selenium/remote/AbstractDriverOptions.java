package org.openqa.selenium.remote;

public abstract class AbstractDriverOptions<DO extends AbstractDriverOptions>
    extends org.openqa.selenium.MutableCapabilities {
  public DO setBrowserVersion(String browserVersion) {
    return null;
  }

  public DO setPlatformName(String platformName) {
    return null;
  }

  public DO setPageLoadStrategy(org.openqa.selenium.PageLoadStrategy strategy) {
    return null;
  }

  public DO setAcceptInsecureCerts(boolean acceptInsecureCerts) {
    return null;
  }

  public DO setEnableDownloads(boolean enableDownloads) {
    return null;
  }

  public DO enableBiDi() {
    return null;
  }
}
