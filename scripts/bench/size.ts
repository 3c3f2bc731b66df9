import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Returns the total size of all files in a folder, recursively, in bytes. */
export function bytesBelow(dir: string): number {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
