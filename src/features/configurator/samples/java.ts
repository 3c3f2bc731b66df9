import type {Choice} from '../model/types.ts';
import {literals, type Session, type Values} from './session.ts';

const OPTIONS: Readonly<Record<string, string>> = {
  chrome: 'ChromeOptions',
  firefox: 'FirefoxOptions',
  edge: 'EdgeOptions',
  safari: 'SafariOptions',
};

/** Returns a Java program that starts the session. */
export function java({browser, os, place}: Choice, {capabilities, sauce}: Session): string {
  const isDesktop = place === 'desktop-browsers';
  const client = isDesktop ? {driver: 'RemoteWebDriver', options: OPTIONS[browser]!} : os === 'Android' ? android : ios;
  const imports = [
    ...(isDesktop
      ? ['org.openqa.selenium.remote.RemoteWebDriver', `org.openqa.selenium.${browser}.${client.options}`]
      : [
          `io.appium.java_client.${os.toLowerCase()}.${client.driver}`,
          `io.appium.java_client.${os.toLowerCase()}.options.${client.options}`,
        ]),
    'java.net.URI',
    'java.util.HashMap',
    ...(usesList(capabilities) || usesList(sauce) ? ['java.util.List'] : []),
    'java.util.Map',
  ].sort();
  const fixed = ['browserName', ...(isDesktop ? [] : ['platformName', 'appium:automationName'])];
  const set = Object.entries(capabilities).filter(
    ([name]) => !fixed.includes(name) || (name === 'browserName' && !isDesktop),
  );
  return `${imports.map((name) => `import ${name};`).join('\n')}

public class StartSession {
  public static void main(String[] args) throws Exception {
    Map<String, Object> sauceOptions = new HashMap<>();
    sauceOptions.put("username", System.getenv("SAUCE_USERNAME"));
    sauceOptions.put("accessKey", System.getenv("SAUCE_ACCESS_KEY"));
${Object.entries(sauce)
  .map(([name, value]) => `    sauceOptions.put("${name}", ${literals.java(value)});\n`)
  .join('')}
    var options = new ${client.options}();
${set.map(([name, value]) => `    options.setCapability("${name}", ${literals.java(value)});\n`).join('')}    options.setCapability("sauce:options", sauceOptions);

    var hub = URI.create("https://{{ondemandHost}}/wd/hub").toURL();
    var driver = new ${client.driver}(hub, options);
    driver.quit();
  }
}`;
}

const android = {driver: 'AndroidDriver', options: 'UiAutomator2Options'};
const ios = {driver: 'IOSDriver', options: 'XCUITestOptions'};
const usesList = (values: Values): boolean => Object.values(values).some((value) => Array.isArray(value));
