import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Reads a cache file. Returns an empty object if the file is missing or damaged. */
export function readCache<Value>(file: string): Record<string, Value> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Value>;
  } catch {
    return {};
  }
}

/** Writes a cache file completely or not at all, and creates its folder if necessary. */
export function writeCache(file: string, values: Record<string, unknown>): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.new`, JSON.stringify(values));
  renameSync(`${file}.new`, file);
}
