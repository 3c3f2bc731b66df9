import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What earlier runs kept in a file, by its names; nothing where the file is not there or is damaged. */
export function readCache<Value>(file: string): Record<string, Value> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Value>;
  } catch {
    return {};
  }
}

/** Keeps values by their names for later runs, in a file whose folder need not be there. */
export function writeCache(file: string, values: Record<string, unknown>): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(values));
}
