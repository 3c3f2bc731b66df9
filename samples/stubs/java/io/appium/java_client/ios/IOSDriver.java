package io.appium.java_client.ios;

import org.openqa.selenium.Capabilities;

public class IOSDriver extends io.appium.java_client.AppiumDriver {
  public IOSDriver(java.net.URL remoteAddress, Capabilities capabilities) {
    super(remoteAddress, capabilities);
  }

  public void installApp(String appPath) {}

  public void activateApp(String bundleId) {}

  public boolean terminateApp(String bundleId) {
    return false;
  }
}
