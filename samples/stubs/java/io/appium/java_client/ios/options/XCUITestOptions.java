package io.appium.java_client.ios.options;

public class XCUITestOptions
    extends io.appium.java_client.remote.options.BaseOptions<XCUITestOptions> {
  public XCUITestOptions setBundleId(String bundleId) {
    return null;
  }

  public XCUITestOptions setAutoAcceptAlerts(boolean value) {
    return null;
  }
}
