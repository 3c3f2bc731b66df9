import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {aptInstall, hasApt, onPath} from './programs.ts';
import {nodeArgsOf} from './run.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function find(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`Invalid CHROMIUM_PATH="${named}": expected the path of a Chromium or Chrome executable.`);
  }
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : onPath(...NAMES);
}

function install(): void {
  if (hasApt()) aptInstall('chromium');
  else execFileSync(process.execPath, [...nodeArgsOf('playwright'), 'install', 'chromium'], {stdio: 'inherit'});
}

/**
 * Returns the path of Chromium for the browser tests: `CHROMIUM_PATH`, Debian's, or one in `PATH`. Otherwise installs it: as root, with
 * `apt-get` if it exists; else Playwright's Chromium, for which it returns `undefined`.
 * @throws if Chromium isn't found and can't be installed, with the solution.
 */
export function chromiumPath(): string | undefined {
  const found = find();
  if (found) return found;
  console.log('Chromium not found. Installing it…');
  try {
    install();
  } catch (error) {
    throw new Error(
      `The browser tests need Chromium, but installing it failed (${(error as Error).message.split('\n')[0]}). ` +
        'Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
    );
  }
  return find();
}
