import type {Choice} from '../model/types.ts';
import {literals, pascal, type Session, type Value, type Values} from './session.ts';

const CLASSES: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  edge: 'Edge',
  safari: 'Safari',
};
const words = (value: Value): string => String(value).split(' ').map(pascal).join('');

/** Standard capabilities that have properties in the options class. The client rejects them as additional options. */
const properties: Readonly<Record<string, (value: Value) => string>> = {
  platformName: (value) => `PlatformName = ${literals.csharp(value)}`,
  browserName: (value) => `BrowserName = ${literals.csharp(value)}`,
  browserVersion: (value) => `BrowserVersion = ${literals.csharp(value)}`,
  acceptInsecureCerts: (value) => `AcceptInsecureCertificates = ${value}`,
  pageLoadStrategy: (value) => `PageLoadStrategy = PageLoadStrategy.${words(value)}`,
  unhandledPromptBehavior: (value) => `UnhandledPromptBehavior = UnhandledPromptBehavior.${words(value)}`,
  webSocketUrl: (value) => `UseWebSocketUrl = ${value}`,
  'appium:automationName': (value) => `AutomationName = ${literals.csharp(value)}`,
  'appium:deviceName': (value) => `DeviceName = ${literals.csharp(value)}`,
  'appium:platformVersion': (value) => `PlatformVersion = ${literals.csharp(value)}`,
  'appium:app': (value) => `App = ${literals.csharp(value)}`,
};

/** Returns a C# program that starts the session. */
export function csharp({browser, os, place}: Choice, {capabilities, sauce}: Session): string {
  const isDesktop = place === 'desktop-browsers';
  const all = Object.entries(capabilities).filter(([name]) => !isDesktop || name !== 'browserName');
  const set = all.filter(([name]) => properties[name]);
  const added = all.filter(([name]) => !properties[name]);
  const add = isDesktop ? 'AddAdditionalOption' : 'AddAdditionalAppiumOption';
  const uses = isDesktop
    ? ['OpenQA.Selenium', `OpenQA.Selenium.${CLASSES[browser]}`, 'OpenQA.Selenium.Remote']
    : ['OpenQA.Selenium.Appium', `OpenQA.Selenium.Appium.${os}`];
  return `${uses.map((name) => `using ${name};`).join('\n')}

var options = new ${isDesktop ? `${CLASSES[browser]}Options` : 'AppiumOptions'}
{
${set.map(([name, value]) => `    ${properties[name]!(value)},\n`).join('')}};
${added.map(([name, value]) => `options.${add}("${name}", ${literals.csharp(value)});\n`).join('')}options.${add}("sauce:options", new Dictionary<string, object?>
{
    ["username"] = Environment.GetEnvironmentVariable("SAUCE_USERNAME"),
    ["accessKey"] = Environment.GetEnvironmentVariable("SAUCE_ACCESS_KEY"),
${entries(sauce)}});

var hub = new Uri("https://{{ondemandHost}}/wd/hub");
using var driver = new ${isDesktop ? 'RemoteWebDriver' : `${os}Driver`.replace('iOS', 'IOS')}(hub, options);
driver.Quit();`;
}

const entries = (values: Values): string =>
  Object.entries(values)
    .map(([name, value]) => `    ["${name}"] = ${literals.csharp(value)},\n`)
    .join('');
