package org.openqa.selenium;

public class Point {
  public Point(int x, int y) {}

  public int getX() {
    return 0;
  }

  public int getY() {
    return 0;
  }
}
