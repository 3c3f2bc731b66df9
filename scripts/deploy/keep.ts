import {existsSync, linkSync, mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {HASHED} from '../delivery/headers.ts';
import {releaseDir, siteOf, type Release} from './releases.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The files of a site whose names hold a hash of their content. `baseUrl` is where it begins below what is served. */
export function hashedFiles(site: string, baseUrl: string): string[] {
  const root = path.join(site, baseUrl);
  return readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => HASHED.some((start) => file.startsWith(start)))
    .map((file) => path.join('.', baseUrl, file))
    .sort();
}

/** What a release that takes the place of `last` now has to keep of it, and of the ones before while their grace lasts. */
export function filesToKeep(last: Release, own: readonly string[], graceDays: number, now: Date): Record<string, string> {
  const isOwn = new Set(own);
  const inGrace = Object.entries(last.kept).filter(([, since]) => Date.parse(since) + graceDays * DAY >= now.getTime());
  const kept = [...inGrace, ...last.hashed.map((file): [string, string] => [file, now.toISOString()])];
  return Object.fromEntries(kept.filter(([file]) => !isOwn.has(file)));
}

/** Puts files of the release `from` into the folder of another, as hard links, which take no room. */
export function linkFiles(target: string, from: string, dir: string, files: readonly string[]): void {
  for (const file of files) {
    const to = path.join(siteOf(dir), file);
    if (existsSync(to)) continue;
    mkdirSync(path.dirname(to), {recursive: true});
    linkSync(path.join(siteOf(releaseDir(target, from)), file), to);
  }
}
