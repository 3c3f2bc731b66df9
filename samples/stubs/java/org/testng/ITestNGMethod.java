package org.testng;

public interface ITestNGMethod {
  String getMethodName();
}
