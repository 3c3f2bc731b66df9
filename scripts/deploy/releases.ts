import {existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What is known of a release; it lies as `release.json` in its folder. Files are relative to what is served. */
export interface Release {
  /** When it was made, as its folder is called; later ones sort later. */
  id: string;
  /** The release that was served when this one took its place: where a rollback leads. */
  before?: string;
  /** Its own files whose names hold a hash of their content. */
  hashed: string[];
  /** Files of earlier releases, with the time (ISO) at which the last of these was replaced. */
  kept: Record<string, string>;
}

const LINK = 'current';
const FOLDER = 'releases';
const FILE = 'release.json';
/** How the names end of what is not whole yet. */
export const PARTIAL = '.partial';

export const releaseDir = (target: string, id: string): string => path.join(target, FOLDER, id);
/** What a server serves, of a release or of `current`. */
export const siteOf = (dir: string): string => path.join(dir, 'site');
export const currentDir = (target: string): string => path.join(target, LINK);

/** A name for a release made at that time. */
export const releaseId = (now: Date): string => now.toISOString().replace(/[:.]/g, '-');

/** Whether there is a whole release of that name. */
export const hasRelease = (target: string, id: string): boolean => existsSync(path.join(releaseDir(target, id), FILE));

/** What is known of a release. */
export const readRelease = (target: string, id: string): Release => JSON.parse(readFileSync(path.join(releaseDir(target, id), FILE), 'utf8')) as Release;

/** Writes what is known of a release into its folder, whole or not at all. */
export function writeRelease(dir: string, release: Release): void {
  const file = path.join(dir, FILE);
  writeFileSync(`${file}${PARTIAL}`, JSON.stringify(release));
  renameSync(`${file}${PARTIAL}`, file);
}

/**
 * The release that is served, or undefined before the first.
 * @throws where something else than a link stands in its place.
 */
export function currentRelease(target: string): Release | undefined {
  const link = currentDir(target);
  const stat = lstatSync(link, {throwIfNoEntry: false});
  if (!stat) return undefined;
  if (!stat.isSymbolicLink()) throw new Error(`${link} is no symbolic link; it must be free for the link to the release that is served`);
  return readRelease(target, path.basename(readlinkSync(link)));
}

/** Serves a release from now on, in one step: each request gets the one before or this one. */
export function switchTo(target: string, id: string): void {
  const link = `${currentDir(target)}${PARTIAL}`;
  rmSync(link, {force: true});
  symlinkSync(path.join(FOLDER, id), link);
  renameSync(link, currentDir(target));
}

/** Removes all releases but those to which rollbacks lead from the one that is served, itself included, `count` in all. */
export function removeOthers(target: string, current: string, count: number): void {
  const chain = [current];
  for (let {before} = readRelease(target, current); before && chain.length < count && hasRelease(target, before); before = readRelease(target, before).before) {
    chain.push(before);
  }
  for (const id of readdirSync(releaseDir(target, '')).filter((one) => !chain.includes(one))) rmSync(releaseDir(target, id), {recursive: true, force: true});
}
