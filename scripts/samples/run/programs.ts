/** Complete WebDriver programs in samples: which ones can be run, and how. */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {Sample} from '../../../src/content/samples/types.ts';
import {PACKAGES} from '../packages.ts';
import type {Page} from './stub.ts';

/** How to run a program. */
export interface Runner {
  command: string;
  /** Arguments before the name of the file. */
  args: readonly string[];
  /** Name of the file to write. */
  name: string;
  /** Other files of the program. */
  others: readonly Sample[];
  /** Version of the packages that the program uses, if they aren't in `samples/`. */
  version: string;
}

/** Reason why a program isn't run. */
export interface Skipped {
  reason: string;
  /** Whether the program could be run on another computer. */
  isMissing?: true;
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

/** Interpreter or test framework that is installed on this computer. */
interface Installed {
  command: string;
  version: string;
}

/** Interpreters and test frameworks, as far as they and their packages are installed. */
export interface Installation {
  python?: Installed;
  ruby?: Installed;
  pytest?: Installed;
  rspec?: Installed;
}

/** Finds the programs that can run the samples on this computer. */
export function findRunners(): Installation {
  const find = (commands: readonly string[], ...args: string[]): Installed | undefined =>
    commands.flatMap((command) => {
      const version = outputOf(command, ...args);
      return version ? [{command, version}] : [];
    })[0];
  const python = find(PYTHON, '-c', 'import sys, selenium; print(sys.version, selenium.__version__)');
  const pytest = python && find([python.command], '-c', 'import pytest, pluggy; print(pluggy.__version__)');
  const ruby = find(['ruby'], '-e', "require 'selenium-webdriver'; puts RUBY_VERSION, Selenium::WebDriver::VERSION");
  const rspec = ruby && find(['rspec'], '--version');
  return {...(python && {python}), ...(ruby && {ruby}), ...(pytest && {pytest}), ...(rspec && {rspec})};
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

const MOCHA = path.join(PACKAGES, 'mocha/bin/mocha.js');
/** First version of pluggy that has `wrapper=True`, which pytest uses. */
const HAS_WRAPPERS = /^(1\.([2-9]|\d\d)|[2-9])/;

/**
 * Returns how to run a program, or why it can't be run.
 * @param page samples of the page, which can be other files of the program.
 */
export function runnerOf(sample: Sample, installed: Installation, page: readonly Sample[] = []): Runner | Skipped {
  const {language, text, title = ''} = sample;
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
  if (/saucelabs_visual/.test(text)) return {reason: 'they need the package saucelabs_visual'};
  if (language === 'python' || language === 'ruby') {
    if (/appium/i.test(text))
      return {reason: `they need the Appium client for ${language === 'python' ? 'Python' : 'Ruby'}`};
  }
  if (language === 'python') return pythonRunner(sample, installed, page);
  if (language === 'ruby') {
    const {ruby, rspec} = installed;
    if (!ruby) return {reason: "the packages of ruby aren't installed", isMissing: true};
    if (!/\bRSpec\b/.test(text)) return {...ruby, args: [], name: 'program.rb', others: []};
    if (!rspec) return {reason: "RSpec isn't installed", isMissing: true};
    return {command: rspec.command, args: [], name: 'program_spec.rb', others: [], version: ruby.version};
  }
  const isMocha = /\bdescribe\(/.test(text) && /test\.\w+$/.test(title);
  if (/\bdescribe\(/.test(text) && !isMocha) return {reason: 'they need a test framework'};
  return {
    command: process.execPath,
    args: isMocha ? [MOCHA, '--exit'] : [],
    name: /\bimport\b/.test(text) ? 'program.mjs' : 'program.cjs',
    others: [],
    version: process.version,
  };
}

function pythonRunner(sample: Sample, {python, pytest}: Installation, page: readonly Sample[]): Runner | Skipped {
  const {text, title = ''} = sample;
  if (!python) return {reason: "the packages of python aren't installed", isMissing: true};
  if (!/pytest|def test_/.test(text)) return {...python, args: [], name: 'program.py', others: []};
  if (!pytest) return {reason: "pytest isn't installed", isMissing: true};
  if (/wrapper=True/.test(text.replaceAll('hookwrapper', '')) && !HAS_WRAPPERS.test(pytest.version))
    return {reason: 'they need a later version of pytest than Debian has', isMissing: true};
  const version = `${python.version} ${pytest.version}`;
  const runner = {command: python.command, args: ['-m', 'pytest', '-p', 'no:cacheprovider'], version};
  if (title !== 'conftest.py') return {...runner, name: 'test_program.py', others: []};
  const tests = page.find(
    (other) => other.language === 'python' && /^test_\w+\.py$/.test(other.title ?? '') && other.line > sample.line,
  );
  if (!tests) return {reason: 'their tests are on another page'};
  return {...runner, name: 'conftest.py', others: [tests]};
}

/** Returns the page that a program expects: the values in its assertions. */
export function pageOf({text}: Sample): Page {
  const first = (...patterns: RegExp[]): string | undefined =>
    patterns.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  return {
    title:
      first(
        /title\b[^\n]*?(?:[!=]=+|,|\beq[( ])\s*['"]([^'"]+)/i,
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
