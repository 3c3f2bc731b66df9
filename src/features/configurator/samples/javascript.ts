import type {Choice} from '../model/types.ts';
import {jsKey, literals, type Session, type Values} from './session.ts';

const entries = (values: Values, indent: string): string =>
  Object.entries(values)
    .map(([name, value]) => `${indent}${jsKey(name)}: ${literals.js(value)},\n`)
    .join('');

/** Returns a JavaScript module that starts the session with Selenium WebDriver (desktop browsers) or WebdriverIO (Appium). */
export function javascript({place}: Choice, {capabilities, sauce}: Session): string {
  const object = (indent: string) => `{
${entries(capabilities, `${indent}  `)}${indent}  'sauce:options': {
${indent}    username: process.env.SAUCE_USERNAME,
${indent}    accessKey: process.env.SAUCE_ACCESS_KEY,
${entries(sauce, `${indent}    `)}${indent}  },
${indent}}`;
  if (place === 'desktop-browsers') {
    return `import {Builder} from 'selenium-webdriver';

const driver = await new Builder()
  .usingServer('https://{{ondemandHost}}/wd/hub')
  .withCapabilities(${object('  ')})
  .build();
await driver.quit();`;
  }
  return `import {remote} from 'webdriverio';

const driver = await remote({
  protocol: 'https',
  hostname: '{{ondemandHost}}',
  port: 443,
  path: '/wd/hub',
  capabilities: ${object('  ')},
});
await driver.deleteSession();`;
}
