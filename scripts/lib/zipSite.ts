import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {zipSync, type Zippable} from 'fflate';
import {fileMessage, zipReadme} from './zipReadme.ts';

/** The folder that everything in the archive is in. */
export const ZIP_ROOT = 'sauce-docs';
/** What hosts need, and a server that is started by hand does not read. */
const FOR_HOSTS = /\.(br|gz)$|^(_headers|_redirects)$/;
/** The first day that an archive can name: two archives of the same build are the same. */
const MTIME = '1980-01-01T00:00:00';
/** Of deflate: better ones take far longer for a percent. */
const LEVEL = 6;

/**
 * Returns a finished build as a ZIP archive with a README. The base URL is a folder in the archive, so that links work from the root of a
 * server. Pages that are opened as files show how to serve them.
 */
export function zipSite(dir: string, baseUrl: string, title: string): {bytes: Uint8Array; files: number} {
  const entries = readdirSync(dir, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const names = entries.map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name))).filter((name) => !FOR_HOSTS.test(name));
  const message = Buffer.from(fileMessage(ZIP_ROOT, baseUrl));
  const readme = Buffer.from(zipReadme(title, ZIP_ROOT, baseUrl));
  const archive: Zippable = {'README.txt': [readme, {mtime: MTIME, level: LEVEL}]};
  for (const name of names.sort()) {
    const inside = path.posix.join(ZIP_ROOT, baseUrl, name.split(path.sep).join('/'));
    const bytes = readFileSync(path.join(dir, name));
    archive[inside] = [name.endsWith('.html') ? withMessage(bytes, message) : bytes, {mtime: MTIME, level: LEVEL}];
  }
  return {bytes: zipSync(archive), files: names.length + 1};
}

/** Adds the script after the character set, which has to be at the start of the page. */
function withMessage(html: Buffer, message: Buffer): Buffer {
  const charset = /<meta charset=[^>]*>/i.exec(html.toString('latin1'));
  if (!charset) return html;
  const at = charset.index + charset[0].length;
  return Buffer.concat([html.subarray(0, at), message, html.subarray(at)]);
}
