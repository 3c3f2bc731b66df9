package org.openqa.selenium;

public interface OutputType<T> {
  OutputType<String> BASE64 = null;
  OutputType<byte[]> BYTES = null;
  OutputType<java.io.File> FILE = null;
}
