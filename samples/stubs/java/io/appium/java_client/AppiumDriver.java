package io.appium.java_client;

import org.openqa.selenium.Capabilities;

public class AppiumDriver extends org.openqa.selenium.remote.RemoteWebDriver {
  public AppiumDriver(java.net.URL remoteAddress, Capabilities capabilities) {
    super(remoteAddress, capabilities);
  }
}
