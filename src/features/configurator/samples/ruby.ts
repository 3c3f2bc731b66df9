import type {Choice} from '../model/types.ts';
import {literals, single, snake, type Session, type Values} from './session.ts';

const entries = (values: Values, indent: string): string =>
  Object.entries(values)
    .map(([name, value]) => `${indent}${single(name)} => ${literals.ruby(value)},\n`)
    .join('');
const sauceOptions = (sauce: Values, indent: string): string => `{
${indent}  'username' => ENV.fetch('SAUCE_USERNAME'),
${indent}  'accessKey' => ENV.fetch('SAUCE_ACCESS_KEY'),
${entries(sauce, `${indent}  `)}${indent}}`;

/** Returns a Ruby script that starts the session. */
export function ruby({browser, place}: Choice, {capabilities, sauce}: Session): string {
  if (place === 'desktop-browsers') {
    const set = Object.entries(capabilities).filter(([name]) => name !== 'browserName');
    return `require 'selenium-webdriver'

options = Selenium::WebDriver::Options.${browser}
${set.map(([name, value]) => `options.${snake(name)} = ${literals.ruby(value)}\n`).join('')}options.add_option('sauce:options', ${sauceOptions(sauce, '')})
driver = Selenium::WebDriver.for(:remote, url: 'https://{{ondemandHost}}/wd/hub', options: options)
driver.quit`;
  }
  return `require 'appium_lib_core'

capabilities = {
${entries(capabilities, '  ')}  'sauce:options' => ${sauceOptions(sauce, '  ')}
}
core = Appium::Core.for(capabilities: capabilities)
driver = core.start_driver(server_url: 'https://{{ondemandHost}}/wd/hub')
driver.quit`;
}
