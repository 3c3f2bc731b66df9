package org.junit.jupiter.api;

public interface TestInfo {
  String getDisplayName();

  java.util.Set<String> getTags();

  java.util.Optional<Class<?>> getTestClass();

  java.util.Optional<java.lang.reflect.Method> getTestMethod();
}
