package org.openqa.selenium.remote;

public class Augmenter {
  public org.openqa.selenium.WebDriver augment(org.openqa.selenium.WebDriver driver) {
    return null;
  }
}
