package org.openqa.selenium.remote;

public class SessionId {
  public SessionId(String value) {}
}
