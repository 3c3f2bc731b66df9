package org.openqa.selenium;

public class MutableCapabilities implements Capabilities {
  public MutableCapabilities() {}

  public MutableCapabilities(Capabilities other) {}

  public MutableCapabilities(java.util.Map<String, ?> capabilities) {}

  public void setCapability(String capabilityName, boolean value) {}

  public void setCapability(String capabilityName, String value) {}

  public void setCapability(String capabilityName, Platform value) {}

  public void setCapability(String key, Object value) {}

  public MutableCapabilities merge(Capabilities extraCapabilities) {
    return null;
  }

  public String getBrowserName() {
    return null;
  }

  public String getBrowserVersion() {
    return null;
  }

  public Platform getPlatformName() {
    return null;
  }

  public Object getCapability(String capabilityName) {
    return null;
  }

  public java.util.Map<String, Object> asMap() {
    return null;
  }
}
