package org.openqa.selenium.support.ui;

public class FluentWait<T> implements Wait<T> {
  public FluentWait(T input) {}

  public FluentWait<T> withTimeout(java.time.Duration timeout) {
    return null;
  }

  public FluentWait<T> pollingEvery(java.time.Duration interval) {
    return null;
  }

  public <K extends Throwable> FluentWait<T> ignoring(Class<? extends K> exceptionType) {
    return null;
  }

  public <V> V until(java.util.function.Function<? super T, V> isTrue) {
    return null;
  }
}
