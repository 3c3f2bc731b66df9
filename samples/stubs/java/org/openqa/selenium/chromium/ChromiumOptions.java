package org.openqa.selenium.chromium;

public class ChromiumOptions<T extends ChromiumOptions<?>>
    extends org.openqa.selenium.remote.AbstractDriverOptions<ChromiumOptions<?>> {
  public T addArguments(String... arguments) {
    return null;
  }

  public T addArguments(java.util.List<String> arguments) {
    return null;
  }

  public T setBinary(String path) {
    return null;
  }

  public T setExperimentalOption(String name, Object value) {
    return null;
  }
}
