/**
 * `npm run check:reproducible`: builds the site twice without caches, in this folder and in a second checkout, and reports how the builds
 * differ.
 *
 *   npm run check:reproducible -- one other     only compares two existing builds
 */
import {execFileSync} from 'node:child_process';
import {constants, cpSync, existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compareBuilds} from './lib/compareBuilds.ts';
import {runMain} from './lib/main.ts';
import {BUILD_DIR} from './lib/site.ts';

/** Caches that earlier builds leave for later ones. */
const CACHES = ['.docusaurus', 'node_modules/.cache'];

const git = (...args: string[]): string => execFileSync('git', args, {encoding: 'utf8'});

function buildIn(dir: string): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {cwd: dir, stdio: 'inherit'});
}

/** Checks out the current commit to `dir`, with a copy of the installed packages. */
function checkOut(dir: string): void {
  git('worktree', 'add', '--quiet', '--detach', dir);
  const packages = path.join(dir, 'node_modules');
  cpSync('node_modules', packages, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (file) => file !== CACHES[1],
  });
}

/**
 * Builds the current commit twice, and returns the differences.
 * @throws if there are uncommitted changes.
 */
function twoBuilds(): string[] {
  if (git('status', '--porcelain'))
    throw new Error(
      'There are uncommitted changes. Commit them first: the check compares two builds of the same commit.',
    );
  const parent = mkdtempSync(path.join(tmpdir(), 'reproducible-'));
  const dir = path.join(parent, 'a-second-checkout');
  try {
    checkOut(dir);
    for (const cache of CACHES) rmSync(cache, {recursive: true, force: true});
    buildIn('.');
    buildIn(dir);
    return compareBuilds(BUILD_DIR, path.join(dir, BUILD_DIR));
  } finally {
    rmSync(parent, {recursive: true, force: true});
    git('worktree', 'prune');
  }
}

/**
 * Returns the differences between two existing builds.
 * @throws if `named` isn't the folders of two builds.
 */
function compare(named: readonly string[]): string[] {
  if (named.length !== 2)
    throw new Error(`Invalid number of arguments: ${named.length}. Expected none, or the folders of two builds.`);
  const missing = named.find((dir) => !existsSync(dir));
  if (missing) throw new Error(`${missing} does not exist. Expected the folder of a build.`);
  return compareBuilds(...(named as [string, string]));
}

async function main(): Promise<number> {
  const named = process.argv.slice(2);
  const differences = named.length ? compare(named) : twoBuilds();
  for (const line of differences) console.error(line);
  console.log(differences.length ? `${differences.length} files differ` : 'The builds are identical.');
  return differences.length ? 1 : 0;
}

runMain(main);
