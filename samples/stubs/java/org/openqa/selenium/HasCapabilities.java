package org.openqa.selenium;

public interface HasCapabilities {
  Capabilities getCapabilities();
}
