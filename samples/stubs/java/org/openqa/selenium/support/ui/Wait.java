package org.openqa.selenium.support.ui;

public interface Wait<F> {
  <T> T until(java.util.function.Function<? super F, T> isTrue);
}
