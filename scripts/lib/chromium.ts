import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {aptInstall, hasApt, onPath} from './programs.ts';
import {nodeArgsOf} from './run.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function find(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file; accepted: the path of a Chromium or Chrome program`);
  }
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : onPath(...NAMES);
}

function install(): void {
  if (hasApt()) aptInstall('chromium');
  else execFileSync(process.execPath, [...nodeArgsOf('playwright'), 'install', 'chromium'], {stdio: 'inherit'});
}

/**
 * The path of a Chromium for the browser tests: `CHROMIUM_PATH`, Debian's, one on the path, or one that it installs
 * (`apt-get` as root, else Playwright's own, for which the answer is undefined).
 * @throws where none can be had, and says what to do.
 */
export function chromiumPath(): string | undefined {
  const found = find();
  if (found) return found;
  console.log('No Chromium found; installing one…');
  try {
    install();
  } catch (error) {
    throw new Error(
      `The browser tests need Chromium, and none could be installed (${(error as Error).message.split('\n')[0]}). ` +
        'Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
    );
  }
  return find();
}
