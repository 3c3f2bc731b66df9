package org.openqa.selenium;

public interface WebDriver extends SearchContext {
  void get(String url);

  String getCurrentUrl();

  String getTitle();

  String getPageSource();

  void close();

  void quit();

  java.util.Set<String> getWindowHandles();

  String getWindowHandle();

  TargetLocator switchTo();

  Navigation navigate();

  Options manage();

  interface Options {
    void addCookie(Cookie cookie);

    void deleteAllCookies();

    java.util.Set<Cookie> getCookies();

    Cookie getCookieNamed(String name);

    Timeouts timeouts();

    Window window();
  }

  interface Timeouts {
    Timeouts implicitlyWait(java.time.Duration duration);

    Timeouts pageLoadTimeout(java.time.Duration duration);

    Timeouts scriptTimeout(java.time.Duration duration);
  }

  interface Window {
    void maximize();

    void setSize(Dimension size);

    Dimension getSize();
  }

  interface TargetLocator {
    WebDriver frame(String nameOrId);

    WebDriver window(String nameOrHandle);

    WebDriver defaultContent();
  }

  interface Navigation {
    void back();

    void forward();

    void to(String url);

    void refresh();
  }
}
