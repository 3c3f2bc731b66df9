package io.appium.java_client.remote.options;

public class BaseOptions<T extends BaseOptions<T>> extends org.openqa.selenium.MutableCapabilities {
  public T setPlatformVersion(String version) {
    return null;
  }

  public T setDeviceName(String deviceName) {
    return null;
  }

  public T setApp(String app) {
    return null;
  }

  public T setUdid(String udid) {
    return null;
  }

  public T setNoReset(boolean value) {
    return null;
  }

  public T setFullReset(boolean value) {
    return null;
  }

  public T setNewCommandTimeout(java.time.Duration duration) {
    return null;
  }

  public T amend(String optionName, Object value) {
    return null;
  }

  public T withBrowserName(String browserName) {
    return null;
  }
}
