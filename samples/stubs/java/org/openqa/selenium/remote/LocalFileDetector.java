package org.openqa.selenium.remote;

public class LocalFileDetector implements FileDetector {
  public java.io.File getLocalFile(CharSequence... keys) {
    return null;
  }
}
