/**
 * `npm run check:reproducible`: builds the site twice from nothing and says where the builds differ.
 *
 *   npm run check:reproducible -- one other     only compares two builds that are there
 */
import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {compareBuilds} from './lib/compareBuilds.ts';
import {runMain} from './lib/main.ts';
import {BUILD_DIR, buildSite} from './lib/site.ts';

const FIRST = '.cache/reproducible';
/** What an earlier build leaves for the next one. */
const CACHES = ['.docusaurus', 'node_modules/.cache'];

async function buildFromNothing(): Promise<void> {
  for (const cache of CACHES) rmSync(cache, {recursive: true, force: true});
  if ((await buildSite()) !== 0) throw new Error('the site could not be built');
}

async function twoBuilds(): Promise<[string, string]> {
  await buildFromNothing();
  rmSync(FIRST, {recursive: true, force: true});
  mkdirSync(path.dirname(FIRST), {recursive: true});
  renameSync(BUILD_DIR, FIRST);
  await buildFromNothing();
  return [FIRST, BUILD_DIR];
}

async function main(): Promise<number> {
  const named = process.argv.slice(2);
  const missing = named.find((dir) => !existsSync(dir));
  if (missing) throw new Error(`there is no build in ${missing}`);
  const [one, other] = named.length === 2 ? named as [string, string] : await twoBuilds();
  const differences = compareBuilds(one, other);
  for (const line of differences) console.error(line);
  console.log(differences.length ? `${differences.length} files differ` : `${one} and ${other} are the same`);
  return differences.length ? 1 : 0;
}

runMain(main);
