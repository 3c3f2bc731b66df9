package org.openqa.selenium.remote;

import org.openqa.selenium.By;
import org.openqa.selenium.Capabilities;
import org.openqa.selenium.HasCapabilities;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.TakesScreenshot;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;

public class RemoteWebDriver implements WebDriver, JavascriptExecutor, HasCapabilities, TakesScreenshot {
  public RemoteWebDriver(Capabilities capabilities) {}

  public RemoteWebDriver(java.net.URL remoteAddress, Capabilities capabilities) {}

  public SessionId getSessionId() {
    return null;
  }

  public void setFileDetector(FileDetector detector) {}

  public Capabilities getCapabilities() {
    return null;
  }

  public Object executeScript(String script, Object... args) {
    return null;
  }

  public Object executeAsyncScript(String script, Object... args) {
    return null;
  }

  public <X> X getScreenshotAs(OutputType<X> target) {
    return null;
  }

  public java.util.List<WebElement> findElements(By by) {
    return null;
  }

  public WebElement findElement(By by) {
    return null;
  }

  public void get(String url) {}

  public String getCurrentUrl() {
    return null;
  }

  public String getTitle() {
    return null;
  }

  public String getPageSource() {
    return null;
  }

  public void close() {}

  public void quit() {}

  public java.util.Set<String> getWindowHandles() {
    return null;
  }

  public String getWindowHandle() {
    return null;
  }

  public TargetLocator switchTo() {
    return null;
  }

  public Navigation navigate() {
    return null;
  }

  public Options manage() {
    return null;
  }
}
