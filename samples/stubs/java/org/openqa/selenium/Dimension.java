package org.openqa.selenium;

public class Dimension {
  public Dimension(int width, int height) {}

  public int getWidth() {
    return 0;
  }

  public int getHeight() {
    return 0;
  }
}
