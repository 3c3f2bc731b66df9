package org.openqa.selenium.chrome;

public class ChromeOptions extends org.openqa.selenium.chromium.ChromiumOptions<ChromeOptions> {}
