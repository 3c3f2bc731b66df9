/** Cache of checks that passed, so that only changed samples are checked again. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Sample} from '../../src/content/samples/types.ts';
import {readCache, writeCache} from '../lib/jsonCache.ts';

const FILE = '.cache/samples.json';
const ROOT = path.resolve(__dirname, '../..');
const PACKAGES = path.join(ROOT, 'samples');
/** Code and data outside of this folder that the results depend on. */
const DATA = ['src/content/samples', 'src/data/capabilities'];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

/** Checks that passed. A key depends on the samples, the versions of their packages, and the code of the checks. */
export class Passed {
  private readonly known = readCache<unknown>(FILE);
  private readonly used: Record<string, unknown> = {};
  private readonly versions: string;

  constructor() {
    const hash = createHash('sha256');
    const packages = ['package-lock.json', 'globals.d.ts'].map((name) => path.join(PACKAGES, name));
    const sources = [__dirname, ...DATA.map((folder) => path.join(ROOT, folder))].flatMap(filesIn);
    for (const file of [...packages, ...sources]) hash.update(readFileSync(file));
    hash.update(ts.version);
    this.versions = hash.digest('hex');
  }

  keyOf(check: string, samples: readonly Sample[]): string {
    return createHash('sha256')
      .update(JSON.stringify([check, this.versions, samples]))
      .digest('hex');
  }

  /** Returns what `add` stored for a key. */
  get<Value>(key: string): Value | undefined {
    const value = this.known[key] as Value | undefined;
    if (value !== undefined) this.used[key] = value;
    return value;
  }

  add(key: string, value: unknown): void {
    this.used[key] = value;
  }

  /** Writes the cache. If all samples were checked, forgets keys that weren't used since the cache was read. */
  write(isComplete: boolean): void {
    writeCache(FILE, isComplete ? this.used : {...this.known, ...this.used});
  }
}
