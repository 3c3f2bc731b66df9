package org.openqa.selenium.edge;

public class EdgeOptions extends org.openqa.selenium.chromium.ChromiumOptions<EdgeOptions> {}
