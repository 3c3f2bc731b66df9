package org.testng;

public interface ITestResult {
  int SUCCESS = 1;
  int FAILURE = 2;

  boolean isSuccess();

  int getStatus();

  String getName();

  ITestNGMethod getMethod();

  Throwable getThrowable();
}
