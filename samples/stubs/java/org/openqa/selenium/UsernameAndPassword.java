package org.openqa.selenium;

public class UsernameAndPassword {
  public UsernameAndPassword(String username, String password) {}
}
