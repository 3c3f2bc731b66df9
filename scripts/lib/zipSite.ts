import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {zipSync, type Zippable} from 'fflate';
import {fileMessage, zipReadme} from './zipReadme.ts';

/** Top-level folder in the archive. */
export const ZIP_ROOT = 'sauce-docs';
/** Files that only hosts read. */
const FOR_HOSTS = /\.(br|gz)$|^(_headers|_redirects)$/;
/** Earliest date in the ZIP format. With a fixed date, archives of the same build are identical. */
const MTIME = '1980-01-01T00:00:00';
/** Deflate level. Higher levels take much longer and save only 1%. */
const LEVEL = 6;

/**
 * Returns a finished build as a ZIP archive with a README. The base URL is a folder in the archive, so that links work from the root of a
 * server. Pages that are opened as local files show how to serve the site.
 */
export function zipSite(dir: string, baseUrl: string, title: string): {bytes: Uint8Array; files: number} {
  const entries = readdirSync(dir, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const names = entries
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .filter((name) => !FOR_HOSTS.test(name));
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

/** Inserts the script after the character set declaration, which has to be near the start of the page. */
function withMessage(html: Buffer, message: Buffer): Buffer {
  const charset = /<meta charset=[^>]*>/i.exec(html.toString('latin1'));
  if (!charset) return html;
  const at = charset.index + charset[0].length;
  return Buffer.concat([html.subarray(0, at), message, html.subarray(at)]);
}
