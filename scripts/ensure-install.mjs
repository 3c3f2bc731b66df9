// Installs the packages where they are missing or older than the lock file, so that every command works from a fresh clone.
// Plain JavaScript without imports beyond Node: it runs before anything is installed.
import {execFileSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';

const MINIMUM = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])) {
  console.error(`Node ${process.versions.node} is too old; this project needs Node ${MINIMUM.join('.')} or newer.`);
  process.exit(1);
}

// npm writes this file at the end of an install.
const installed = 'node_modules/.package-lock.json';
const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;
if (!isCurrent) {
  console.log('Installing packages…');
  const isWindows = process.platform === 'win32';
  execFileSync(isWindows ? 'npm.cmd' : 'npm', ['ci', '--ignore-scripts'], {stdio: 'inherit', shell: isWindows});
}
