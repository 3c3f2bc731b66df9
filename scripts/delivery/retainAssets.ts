import {cpSync, existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {readCache, writeCache} from '../lib/jsonCache.ts';
import {HASHED} from '../../src/plugins/publish/steps/hosting/headers.ts';

const DAY = 24 * 60 * 60 * 1000;
const INDEX = 'assets.json';

/**
 * Stored files, with the time (ISO 8601) when a build without the file replaced the last build with it, or null if the newest build has the
 * file.
 */
type AssetIndex = Record<string, string | null>;

/** Options of `retainAssets`. */
export interface RetainOptions {
  /** Folder of a finished build. Files of earlier builds are added to it. */
  build: string;
  /** Folder that keeps the files between builds. It's created if it doesn't exist. */
  store: string;
  /** Number of days for which files stay available after they're replaced. */
  graceDays: number;
  now: Date;
}

/** Returns the files of a build whose names contain a hash of their content, relative to the build and sorted. */
export function hashedFiles(build: string): string[] {
  return readdirSync(build, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)))
    .filter((file) => HASHED.some((start) => file.startsWith(start)))
    .sort();
}

function copyFile(from: string, to: string, file: string): void {
  mkdirSync(path.dirname(path.join(to, file)), {recursive: true});
  cpSync(path.join(from, file), path.join(to, file), {preserveTimestamps: true});
}

/**
 * Adds the hashed files of earlier builds to a build, so that tabs that are open during a deployment keep working. Stores the hashed files
 * of the build for the next call. Returns the number of added files.
 * @throws if `build` isn't a build.
 */
export function retainAssets({build, store, graceDays, now}: RetainOptions): number {
  if (!existsSync(path.join(build, 'index.html')))
    throw new Error(`"${build}" isn't a build. Run "npm run build" first.`);
  const indexFile = path.join(store, INDEX);
  const known: AssetIndex = readCache(indexFile);
  const own = hashedFiles(build);
  const isOwn = new Set(own);
  const replaced = Object.entries(known)
    .filter(([file]) => !isOwn.has(file))
    .map(([file, since]): [string, string] => [file, since ?? now.toISOString()]);
  const isInGrace = (since: string): boolean => Date.parse(since) + graceDays * DAY >= now.getTime();
  const retained = replaced.filter(([, since]) => isInGrace(since));

  for (const file of own) if (!(file in known)) copyFile(build, store, file);
  for (const [file] of retained) copyFile(store, build, file);
  // Files are deleted only after the index no longer lists them.
  writeCache(indexFile, {...Object.fromEntries(own.map((file) => [file, null])), ...Object.fromEntries(retained)});
  for (const [file, since] of replaced) if (!isInGrace(since)) rmSync(path.join(store, file), {force: true});
  return retained.length;
}
