import {execFileSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

/** Packages that samples use. They're installed separately, so that the site's installation stays small. */
export const PACKAGES = path.resolve(__dirname, '../../samples/node_modules');

const NOT_ON_REGISTRY = "which isn't on the registry that the lock file was created with";
const RETIRED = 'whose last release has no types for a supported version of its framework';

/** Packages, or versions of packages, that can't be checked, with the reason. Try to remove entries when you update the lock file. */
export const unavailable: Readonly<Record<string, string>> = {
  '@backtrace/javascript-cli': NOT_ON_REGISTRY,
  '@backtrace/nestjs': NOT_ON_REGISTRY,
  '@backtrace/react-native': NOT_ON_REGISTRY,
  '@backtrace/rollup-plugin': NOT_ON_REGISTRY,
  '@backtrace/session-replay': NOT_ON_REGISTRY,
  '@backtrace/vite-plugin': NOT_ON_REGISTRY,
  '@backtrace/webpack-plugin': NOT_ON_REGISTRY,
  '@saucelabs/mobile-beta-react-native': NOT_ON_REGISTRY,
  '@saucelabs/nightwatch-sauce-visual-service': NOT_ON_REGISTRY,
  '@saucelabs/visual-storybook': 'whose dependencies have platform packages that the registry lacks',
  '@storybook/test-runner': 'whose dependencies have platform packages that the registry lacks',
  'backtrace-morgue': NOT_ON_REGISTRY,
  'cypress@15.12.0': NOT_ON_REGISTRY,
  'openupm-cli': NOT_ON_REGISTRY,
  vibium: 'whose platform packages the registry lacks',
  'nativescript-testfairy': NOT_ON_REGISTRY,
  'tns-core-modules': RETIRED,
  application: RETIRED,
  '@angular/core': RETIRED,
  '@ionic-native': RETIRED,
  'ionic-angular': RETIRED,
  'com.testfairy.titestfairy': 'a native module of Titanium without types',
};

/** Global names and members without types, with the reason. */
export const untyped: Readonly<Record<string, string>> = {
  TestFairy: "a global of a Cordova plugin, which isn't on the registry",
  Ti: 'a global of Titanium',
  mergeInto: 'a global of Emscripten, which Unity uses',
  LibraryManager: 'a global of Emscripten, which Unity uses',
  UTF8ToString: 'a global of Emscripten, which Unity uses',
  payload: 'a variable of an API test',
  sauceVisualCheck: "added by @saucelabs/nightwatch-sauce-visual-service, which isn't on the registry",
  sauceVisualResults: "added by @saucelabs/nightwatch-sauce-visual-service, which isn't on the registry",
};

/**
 * Installs the packages that samples use, if they're missing or older than their lock file.
 * @throws if the installation fails.
 */
export function ensurePackages(): void {
  const folder = path.resolve(PACKAGES, '..');
  const installed = path.join(PACKAGES, '.package-lock.json');
  const lock = path.join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing the packages of the samples…');
  const isWindows = process.platform === 'win32';
  execFileSync(isWindows ? 'npm.cmd' : 'npm', ['ci', '--ignore-scripts', '--legacy-peer-deps'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows,
  });
}
