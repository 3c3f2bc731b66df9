package org.junit.jupiter.api;

public class Assertions {
  public static void assertEquals(Object expected, Object actual) {}

  public static void assertEquals(Object expected, Object actual, String message) {}

  public static void assertEquals(int expected, int actual) {}

  public static void assertTrue(boolean condition) {}

  public static void assertTrue(boolean condition, String message) {}

  public static void assertFalse(boolean condition) {}

  public static void assertFalse(boolean condition, String message) {}

  public static void assertNotNull(Object actual) {}
}
