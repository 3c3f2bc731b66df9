package io.appium.java_client.android.options;

public class UiAutomator2Options
    extends io.appium.java_client.remote.options.BaseOptions<UiAutomator2Options> {
  public UiAutomator2Options setAppPackage(String appPackage) {
    return null;
  }

  public UiAutomator2Options setAppActivity(String appActivity) {
    return null;
  }

  public UiAutomator2Options setAppWaitActivity(String appWaitActivity) {
    return null;
  }

  public UiAutomator2Options setAutoGrantPermissions(boolean value) {
    return null;
  }
}
