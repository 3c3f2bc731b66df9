import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {nodeArgsOf} from './run.ts';

/** Returns the path of the first program with one of these names in `PATH` or `/usr/sbin`. */
export const onPath = (...names: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    // Debian's folder for servers, which isn't in the `PATH` of all users.
    .concat('/usr/sbin')
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

/** Returns whether Debian packages can be installed without a prompt: as root, if `apt-get` exists. */
export const hasApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs Debian packages.
 * @throws if the installation fails.
 */
export function aptInstall(...packages: string[]): void {
  const options = {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}} as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

/**
 * Returns the path of a program. If it's missing, installs its Debian package if possible. `why` is the subject of the error message.
 * @throws if the program is missing and can't be installed, with the package to install.
 */
export function ensureProgram(name: string, debianPackage: string, why: string): string {
  const found = onPath(name);
  if (found) return found;
  const advice = `${why} needs ${name}. Install it. On Debian and Ubuntu, run: apt-get install ${debianPackage}`;
  if (!hasApt()) throw new Error(advice);
  try {
    aptInstall(debianPackage);
  } catch (error) {
    throw new Error(`${advice} (${(error as Error).message.split('\n')[0]})`);
  }
  const installed = onPath(name);
  if (!installed) throw new Error(advice);
  return installed;
}

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`Invalid CHROMIUM_PATH="${named}": expected the path of a Chromium or Chrome executable.`);
  }
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : onPath(...CHROMIUM_NAMES);
}

function installChromium(): void {
  if (hasApt()) aptInstall('chromium');
  else execFileSync(process.execPath, [...nodeArgsOf('playwright'), 'install', 'chromium'], {stdio: 'inherit'});
}

/**
 * Returns the path of Chromium for the browser tests: `CHROMIUM_PATH`, Debian's, or one in `PATH`. Otherwise installs it: as root, with
 * `apt-get` if it exists; else Playwright's Chromium, for which it returns `undefined`.
 * @throws if Chromium isn't found and can't be installed, with the solution.
 */
export function chromiumPath(): string | undefined {
  const found = findChromium();
  if (found) return found;
  console.log('Chromium not found. Installing it…');
  try {
    installChromium();
  } catch (error) {
    throw new Error(
      `The browser tests need Chromium, but installing it failed (${(error as Error).message.split('\n')[0]}). ` +
        'Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
    );
  }
  return findChromium();
}
