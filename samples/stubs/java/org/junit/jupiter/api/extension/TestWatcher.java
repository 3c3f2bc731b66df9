package org.junit.jupiter.api.extension;

public interface TestWatcher extends Extension {
  default void testDisabled(ExtensionContext context, java.util.Optional<String> reason) {}

  default void testSuccessful(ExtensionContext context) {}

  default void testAborted(ExtensionContext context, Throwable cause) {}

  default void testFailed(ExtensionContext context, Throwable cause) {}
}
