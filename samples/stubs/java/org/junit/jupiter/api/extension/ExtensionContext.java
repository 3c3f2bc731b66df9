package org.junit.jupiter.api.extension;

public interface ExtensionContext {
  String getDisplayName();

  java.util.Optional<Throwable> getExecutionException();

  java.util.Optional<Object> getTestInstance();

  Object getRequiredTestInstance();

  java.lang.reflect.Method getRequiredTestMethod();
}
