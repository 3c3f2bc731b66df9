package org.openqa.selenium.support.ui;

public interface ExpectedCondition<T> extends java.util.function.Function<org.openqa.selenium.WebDriver, T> {}
