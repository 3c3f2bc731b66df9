package org.openqa.selenium;

public enum Platform {
  WINDOWS,
  MAC,
  LINUX,
  ANDROID,
  IOS,
  ANY
}
