package org.testng;

public class Assert {
  public static void assertTrue(boolean condition) {}

  public static void assertTrue(boolean condition, String message) {}

  public static void assertFalse(boolean condition) {}

  public static void assertEquals(String actual, String expected) {}

  public static void assertEquals(Object actual, Object expected) {}

  public static void assertEquals(int actual, int expected) {}
}
