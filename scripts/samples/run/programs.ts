/** Complete WebDriver programs in samples: which ones can be run, and how. */
import {execFileSync} from 'node:child_process';
import type {Sample} from '../../../src/content/samples/types.ts';
import type {Page} from './stub.ts';

/** How to run a program. */
export interface Runner {
  command: string;
  extension: string;
  /** Version of the packages that the program uses, if they aren't in `samples/`. */
  version: string;
}

/** Reason why a program isn't run. */
export interface Skipped {
  reason: string;
}

/** Returns what a command prints, or `undefined` if it fails. */
const outputOf = (command: string, ...args: string[]): string | undefined => {
  try {
    return execFileSync(command, args, {stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8', timeout: 60_000}).trim();
  } catch {
    return undefined;
  }
};

const PYTHON = ['python3', '/usr/bin/python3'];

/** Returns the programs that can run the samples on this computer. A language without its packages is skipped. */
export function findRunners(): {python?: Runner; ruby?: Runner} {
  const versionOf = (command: string): string | undefined =>
    outputOf(command, '-c', 'import sys, selenium; print(sys.version, selenium.__version__)');
  const [python] = PYTHON.flatMap((command) => {
    const version = versionOf(command);
    return version ? [{command, extension: 'py', version}] : [];
  });
  const ruby = outputOf('ruby', '-e', "require 'selenium-webdriver'; puts RUBY_VERSION, Selenium::WebDriver::VERSION");
  return {...(python && {python}), ...(ruby && {ruby: {command: 'ruby', extension: 'rb', version: ruby}})};
}

const STARTS_SESSION: Readonly<Record<string, RegExp>> = {
  js: /\bremote\(|new (?:\w+\.)?Builder\(/,
  ts: /\bremote\(|new (?:\w+\.)?Builder\(/,
  python: /\bwebdriver\.Remote\(/,
  ruby: /WebDriver\.for|Core\.for/,
};

/** Returns whether a sample is a complete program that starts a WebDriver session, in a language that can be run. */
export const isProgram = ({language, fragment, text}: Sample): boolean =>
  !fragment && Boolean(STARTS_SESSION[language]?.test(text));

const DRIVER = /new (?:Remote|Android|IOS)\w*Driver\(/;

/** Returns whether a sample is a complete program that starts a WebDriver session, in a language that can be run or not. */
export const startsSession = (sample: Sample): boolean =>
  isProgram(sample) || (!sample.fragment && ['java', 'csharp'].includes(sample.language) && DRIVER.test(sample.text));

/** Returns how to run a program, or why it can't be run. */
export function runnerOf({language, text}: Sample, runners: ReturnType<typeof findRunners>): Runner | Skipped {
  if (/api\.[\w-]+\.saucelabs\.com/.test(text)) return {reason: 'they also use the REST API'};
  if (
    /\b(webSocketUrl|enableBidi|web_socket_url|enable_bidi)\b|\.on\('log|\.network\(\)/i.test(text) ||
    /\bbrowser\.(on|sessionSubscribe)\(/.test(text)
  )
    return {reason: 'they need events of a browser'};
  if (/createCDPConnection|devtools/i.test(text) || /driver\.(network|script)\b/.test(text))
    return {reason: 'they need the developer tools of a browser'};
  if (language === 'python' && /SafariOptions/.test(text))
    return {reason: 'they need a later version of Selenium than Debian has'};
  if (/axe|sa11y/i.test(text)) return {reason: 'they analyze a page'};
  if (/readFile\(/.test(text)) return {reason: 'they read files of a project'};
  if (/pytest|def test_|RSpec|\bdescribe\(/.test(text)) return {reason: 'they need a test framework'};
  if (language === 'python' || language === 'ruby') {
    if (/appium/i.test(text))
      return {reason: `they need the Appium client for ${language === 'python' ? 'Python' : 'Ruby'}`};
    return runners[language] ?? {reason: `the packages of ${language} aren't installed`};
  }
  return {command: process.execPath, extension: /\bimport\b/.test(text) ? 'mjs' : 'cjs', version: process.version};
}

/** Returns the page that a program expects: the values in its assertions. */
export function pageOf({text}: Sample): Page {
  const first = (...patterns: RegExp[]): string | undefined =>
    patterns.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  return {
    title:
      first(
        /title\b[^\n]*?(?:==+|,|\beq\()\s*['"]([^'"]+)/i,
        /title\b[^\n]*?(?:includes|include\?)\(\s*['"]([^'"]+)/i,
        /['"]([^'"\n]+)['"] in \w+\.title/,
      ) ?? 'Swag Labs',
    address: first(/(?:endsWith|endswith|end_with\?)\(?\s*['"]([^'"]+)/) ?? '',
    text: first(/assert\.(?:equal|strictEqual)\([^\n]*,\s*['"]([^'"]+)/) ?? 'Products',
  };
}

/** Returns values of the environment variables that a program requires. */
export const variablesOf = ({text}: Sample): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/environ\["(\w+)"\]|ENV\.fetch\('(\w+)'\)|process\.env\.(\w+)(?! *\?\?)/g)].map((match) => {
      const name = match.slice(1).find(Boolean)!;
      return [name, name.toLowerCase()];
    }),
  );

/** Returns the text of a program, with the server on this computer in place of Sauce Labs. */
export function redirected({text}: Sample, port: number): string {
  return text
    .replaceAll(
      /https?:\/\/(?:\w+:\w+@)?(?:ondemand\.[\w-]+\.saucelabs\.com(?::443)?|(?:localhost|127\.0\.0\.1):4444\b)/g,
      `http://127.0.0.1:${port}`,
    )
    .replaceAll(/protocol: '[^']*'/g, "protocol: 'http'")
    .replaceAll(/hostname: '[^']*'/g, "hostname: '127.0.0.1'")
    .replaceAll(/\bport: (?:443|4444)\b/g, `port: ${port}`)
    .replaceAll(
      'remote({',
      `remote({protocol: 'http', hostname: '127.0.0.1', port: ${port}, path: '/wd/hub', logLevel: 'error', connectionRetryCount: 0, waitforTimeout: 500,`,
    )
    .replaceAll(/timeout: [\d_]{4,}/g, 'timeout: 500')
    .replaceAll(/\b(until\.\w+\([^)]*\)), [\d_]{4,}/g, '$1, 500');
}
