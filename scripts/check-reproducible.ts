/**
 * `npm run check:reproducible`: builds the site twice from nothing, here and in a second checkout elsewhere, and says where the builds differ.
 *
 *   npm run check:reproducible -- one other     only compares two builds that are there
 */
import {execFileSync} from 'node:child_process';
import {constants, cpSync, existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compareBuilds} from './lib/compareBuilds.ts';
import {runMain} from './lib/main.ts';
import {BUILD_DIR} from './lib/site.ts';

/** What earlier builds leave for later ones. */
const CACHES = ['.docusaurus', 'node_modules/.cache'];

const git = (...args: string[]): string => execFileSync('git', args, {encoding: 'utf8'});

function buildIn(dir: string): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {cwd: dir, stdio: 'inherit'});
}

/** Checks the commit out into `dir`, with copies of the packages that are installed here. */
function checkOut(dir: string): void {
  git('worktree', 'add', '--quiet', '--detach', dir);
  const packages = path.join(dir, 'node_modules');
  cpSync('node_modules', packages, {recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE, filter: (file) => file !== CACHES[1]});
}

/** What differs between two builds of the commit. */
function twoBuilds(): string[] {
  if (git('status', '--porcelain')) throw new Error('There are changes that are not committed; commit them first, since two builds of one commit are compared');
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

/** What differs between two builds that are there. */
function compare(named: readonly string[]): string[] {
  if (named.length !== 2) throw new Error(`${named.length} builds are named; accepted: none, or the folders of two`);
  const missing = named.find((dir) => !existsSync(dir));
  if (missing) throw new Error(`there is no build in ${missing}`);
  return compareBuilds(...(named as [string, string]));
}

async function main(): Promise<number> {
  const named = process.argv.slice(2);
  const differences = named.length ? compare(named) : twoBuilds();
  for (const line of differences) console.error(line);
  console.log(differences.length ? `${differences.length} files differ` : 'the builds are the same');
  return differences.length ? 1 : 0;
}

runMain(main);
