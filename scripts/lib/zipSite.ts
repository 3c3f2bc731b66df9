import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {zipSync, type Zippable} from 'fflate';

/** The folder that everything in the archive is in. */
export const ZIP_ROOT = 'sauce-docs';
/** What hosts need, and a server that is started by hand does not read. */
const FOR_HOSTS = /\.(br|gz)$|^(_headers|_redirects)$/;
/** The first day that an archive can name: two archives of the same build are the same. */
const MTIME = '1980-01-01T00:00:00';
/** Of deflate: better ones take far longer for a percent. */
const LEVEL = 6;

/** A finished build as a ZIP archive, in which its base URL is a folder, so that links work from the root of a server. */
export function zipSite(dir: string, baseUrl: string): {bytes: Uint8Array; files: number} {
  const entries = readdirSync(dir, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const names = entries.map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name))).filter((name) => !FOR_HOSTS.test(name));
  const archive: Zippable = {};
  for (const name of names.sort()) {
    const inside = path.posix.join(ZIP_ROOT, baseUrl, name.split(path.sep).join('/'));
    archive[inside] = [readFileSync(path.join(dir, name)), {mtime: MTIME, level: LEVEL}];
  }
  return {bytes: zipSync(archive), files: names.length};
}
