import type {Choice} from '../model/types.ts';
import {literals, type Session, type Values} from './session.ts';

const entries = (values: Values, indent: string): string =>
  Object.entries(values)
    .map(([name, value]) => `${indent}"${name}": ${literals.python(value)},\n`)
    .join('');
const sauceOptions = (sauce: Values, indent: string): string => `{
${indent}    "username": os.environ["SAUCE_USERNAME"],
${indent}    "accessKey": os.environ["SAUCE_ACCESS_KEY"],
${entries(sauce, `${indent}    `)}${indent}}`;
const OPTIONS: Readonly<Record<string, string>> = {
  chrome: 'ChromeOptions',
  firefox: 'FirefoxOptions',
  edge: 'EdgeOptions',
  safari: 'SafariOptions',
};

/** Returns a Python script that starts the session. */
export function python({browser, os, place}: Choice, {capabilities, sauce}: Session): string {
  if (place === 'desktop-browsers') {
    const set = Object.entries(capabilities).filter(([name]) => name !== 'browserName');
    return `import os

from selenium import webdriver

options = webdriver.${OPTIONS[browser]}()
${set.map(([name, value]) => `options.set_capability("${name}", ${literals.python(value)})\n`).join('')}options.set_capability("sauce:options", ${sauceOptions(sauce, '')})
driver = webdriver.Remote("https://{{ondemandHost}}/wd/hub", options=options)
driver.quit()`;
  }
  const options = os === 'Android' ? 'UiAutomator2Options' : 'XCUITestOptions';
  return `import os

from appium import webdriver
from appium.options.${os.toLowerCase()} import ${options}

options = ${options}().load_capabilities({
${entries(capabilities, '    ')}    "sauce:options": ${sauceOptions(sauce, '    ')},
})
driver = webdriver.Remote("https://{{ondemandHost}}/wd/hub", options=options)
driver.quit()`;
}
