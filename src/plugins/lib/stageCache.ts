import {createHash, type Hash} from 'node:crypto';
import {appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';

/** Cache folder, relative to the site folder, next to the bundler's cache. */
const FOLDER = 'node_modules/.cache/stages';
const SEAL_BYTES = 32;
const PROJECT = path.join(__dirname, '../../..');

/** Cache of results by their inputs. */
export interface Cache<Value> {
  /** Returns the cached result of `make` for `inputs`, which must include everything that the result depends on, or calls `make`. */
  get(inputs: Inputs, make: () => Value | Promise<Value>): Promise<Value>;
}

type Inputs = readonly (string | Uint8Array)[];

/** Cache that stores nothing and always calls `make`. */
export const noCache = {get: async <Value>(_: Inputs, make: () => Value | Promise<Value>): Promise<Value> => make()};

/**
 * Persistent cache of a build stage. A result may depend only on the inputs passed to `get` and on the code. If the cache file is damaged
 * or was written by different code, the cache starts empty. `save` drops results that the build didn't use.
 */
export class StageCache<Value> implements Cache<Value> {
  /** Number of results that weren't in the cache. */
  made = 0;
  private readonly file: string;
  private readonly code: string;
  /** Serialized results: deserialized substrings would keep the entire string that they belong to in memory. */
  private readonly kept: ReadonlyMap<string, Uint8Array>;
  private readonly used = new Map<string, Uint8Array>();

  /** `stage` is the name of the cache file. `project` is the folder of the project whose code computes the results. */
  constructor(siteDir: string, stage: string, project = PROJECT) {
    this.file = path.join(siteDir, FOLDER, stage);
    this.code = hashOfCode(project);
    this.kept = this.read();
  }

  async get(inputs: Inputs, make: () => Value | Promise<Value>): Promise<Value> {
    const key = keyOf(inputs);
    const bytes = this.used.get(key) ?? this.kept.get(key);
    if (bytes) {
      this.used.set(key, bytes);
      return deserialize(bytes) as Value;
    }
    const value = await make();
    this.made++;
    this.used.set(key, serialize(value));
    return value;
  }

  /** Writes the results that this build used. Replaces the cache file atomically. */
  save(): void {
    const entries = serialize(this.used);
    const partial = `${this.file}.${process.pid}`;
    mkdirSync(path.dirname(this.file), {recursive: true});
    writeFileSync(partial, this.seal(entries));
    appendFileSync(partial, entries);
    renameSync(partial, this.file);
  }

  private read(): ReadonlyMap<string, Uint8Array> {
    let bytes: Buffer;
    try {
      bytes = readFileSync(this.file);
    } catch {
      return new Map();
    }
    const entries = bytes.subarray(SEAL_BYTES);
    return bytes.subarray(0, SEAL_BYTES).equals(this.seal(entries))
      ? (deserialize(entries) as Map<string, Uint8Array>)
      : new Map();
  }

  private seal(entries: Uint8Array): Buffer {
    return createHash('sha256').update(this.code).update(entries).digest();
  }
}

function keyOf(inputs: Inputs): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length} `).update(input);
  return hash.digest('base64');
}

/** Returns a digest of everything that computes results: Node.js version, installed packages, and the code in `packages` and `src` without tests. */
function hashOfCode(project: string): string {
  const hash = createHash('sha256')
    .update(process.version)
    .update(readFileSync(path.join(project, 'node_modules/.package-lock.json')));
  for (const folder of ['packages', 'src']) addSources(hash, path.join(project, folder), /(?<!\.test)\.ts$/);
  return hash.digest('base64');
}

/** Adds the relative paths and contents of all files in `folder` and its subfolders that match `isSource` to `hash`, in sorted order. */
export function addSources(hash: Hash, folder: string, isSource: RegExp): void {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => isSource.test(name));
  for (const name of names.sort()) hash.update(`${name}\n`).update(readFileSync(path.join(folder, name)));
}
