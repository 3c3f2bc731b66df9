package org.openqa.selenium;

public interface JavascriptExecutor {
  Object executeScript(String script, Object... args);

  Object executeAsyncScript(String script, Object... args);
}
