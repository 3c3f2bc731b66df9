// Installs the packages if they're missing or older than the lock file, so that every command works in a fresh clone.
// Plain JavaScript that imports only Node.js modules, because it runs before the packages are installed.
import {execFileSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';

const MINIMUM = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])) {
  console.error(`Node ${process.versions.node} is too old: this project requires Node ${MINIMUM.join('.')} or later.`);
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
