import type {Hash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Adds the relative paths and contents of all files in `folder` and its subfolders that match `isSource` to `hash`, in sorted order. */
export function addSources(hash: Hash, folder: string, isSource: RegExp): void {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => isSource.test(name));
  for (const name of names.sort()) hash.update(`${name}\n`).update(readFileSync(path.join(folder, name)));
}
