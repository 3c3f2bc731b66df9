package io.appium.java_client.android;

import org.openqa.selenium.Capabilities;

public class AndroidDriver extends io.appium.java_client.AppiumDriver {
  public AndroidDriver(java.net.URL remoteAddress, Capabilities capabilities) {
    super(remoteAddress, capabilities);
  }

  public String getCurrentPackage() {
    return null;
  }

  public String currentActivity() {
    return null;
  }

  public void installApp(String appPath) {}

  public void activateApp(String bundleId) {}

  public boolean terminateApp(String bundleId) {
    return false;
  }

  public String getContext() {
    return null;
  }

  public java.util.Set<String> getContextHandles() {
    return null;
  }

  public org.openqa.selenium.WebDriver context(String name) {
    return null;
  }
}
