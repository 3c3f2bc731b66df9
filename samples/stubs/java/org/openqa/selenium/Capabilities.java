package org.openqa.selenium;

public interface Capabilities {
  String getBrowserName();

  String getBrowserVersion();

  Platform getPlatformName();

  Object getCapability(String capabilityName);

  java.util.Map<String, Object> asMap();
}
