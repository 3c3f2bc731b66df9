package org.openqa.selenium.remote;

public interface FileDetector {
  java.io.File getLocalFile(CharSequence... keys);
}
