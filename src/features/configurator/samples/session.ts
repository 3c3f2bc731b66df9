import type {ConfiguratorData} from '../../../data/configurator.ts';
import {isAtLeast} from '../model/find.ts';
import type {Choice} from '../model/types.ts';

export type Value = string | number | boolean | string[];
export type Values = Record<string, Value>;

/** Capabilities of a session: standard and Appium capabilities, and the capabilities in `sauce:options`. */
export interface Session {
  capabilities: Values;
  sauce: Values;
}

/** Appium drivers (`appium:automationName`) by operating system. */
const drivers = {Android: 'UiAutomator2', iOS: 'XCUITest'} as const;

/** Returns whether the selected simulator version runs only on Apple silicon. Returns false for version aliases such as `latest`. */
export const needsArm = ({place, version}: Choice, {armFrom}: ConfiguratorData): boolean =>
  place === 'simulators' && /^\d/.test(version) && isAtLeast(version, armFrom);

/** Returns the capabilities of a selection. */
export function sessionOf(choice: Choice, data: ConfiguratorData): Session {
  const capabilities: Values = {platformName: choice.os};
  const sauce: Values = {};
  if (choice.place === 'desktop-browsers') {
    capabilities.browserName = data.browsers.find(({id}) => id === choice.browser)!.capability!;
    capabilities.browserVersion = choice.version;
  } else {
    if (choice.test === 'browser') capabilities.browserName = choice.os === 'Android' ? 'Chrome' : 'Safari';
    capabilities['appium:automationName'] = drivers[choice.os as keyof typeof drivers];
    if (choice.name) capabilities['appium:deviceName'] = choice.name;
    if (choice.version) capabilities['appium:platformVersion'] = choice.version;
    if (choice.app) capabilities['appium:app'] = choice.app;
    if (choice.appium) sauce.appiumVersion = choice.appium;
  }
  for (const [id, value] of Object.entries(choice.options)) {
    const [where, ...rest] = id.split(':');
    const name = rest.join(':');
    if (where === 'sauce') sauce[name] = value;
    else capabilities[where === 'appium' ? `appium:${name}` : name] = value;
  }
  return {capabilities, sauce};
}

const double = (text: string): string => JSON.stringify(text);
const single = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

type Literal = (value: Value) => string;

const literal =
  (
    text: (value: string) => string,
    list: (items: string[]) => string,
    truth: (value: boolean) => string = String,
  ): Literal =>
  (value) => {
    if (Array.isArray(value)) return list(value.map(text));
    if (typeof value === 'string') return text(value);
    return typeof value === 'boolean' ? truth(value) : String(value);
  };

/** Functions that convert a value to a literal, by language. */
export const literals = {
  java: literal(double, (items) => `List.of(${items.join(', ')})`),
  js: literal(single, (items) => `[${items.join(', ')}]`),
  python: literal(
    double,
    (items) => `[${items.join(', ')}]`,
    (value) => (value ? 'True' : 'False'),
  ),
  csharp: literal(double, (items) => `new[] { ${items.join(', ')} }`),
  ruby: literal(single, (items) => `[${items.join(', ')}]`),
} as const;

/** Returns a JavaScript property key, quoted if necessary. */
export const jsKey = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : single(name));
/** Converts `browserName` to `browser_name` (`snake`) or `BrowserName` (`pascal`). */
export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const pascal = (name: string): string => name[0]!.toUpperCase() + name.slice(1);
export {single, double};
