import {createHash} from 'node:crypto';
import {appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {addSources} from './sourceDigest.ts';

/** Beside the cache of the bundler, below the folder of a site. */
const FOLDER = 'node_modules/.cache/stages';
const SEAL_BYTES = 32;
const PROJECT = path.join(__dirname, '../../..');

/** Results that need not be made again. */
export interface Cache<Value> {
  /** What `make` gives, from `inputs`, all that goes into it. */
  get(inputs: Inputs, make: () => Value | Promise<Value>): Promise<Value>;
}

type Inputs = readonly (string | Uint8Array)[];

/** Where everything is made anew. */
export const noCache = {get: async <Value>(_: Inputs, make: () => Value | Promise<Value>): Promise<Value> => make()};

/**
 * What the stages of a build made out of what, kept for the next build. A result depends on nothing but what `get` is given and the code.
 * A file that is damaged, or that other code made, counts as none; results that a build had no use for are not kept for the next one.
 */
export class StageCache<Value> implements Cache<Value> {
  /** How many results were not there. */
  made = 0;
  private readonly file: string;
  private readonly code: string;
  /** Results as bytes, since parts of a text would keep the whole text in memory. */
  private readonly kept: ReadonlyMap<string, Uint8Array>;
  private readonly used = new Map<string, Uint8Array>();

  /** `project` is where the code of the stages is. */
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

  /** Keeps what was used for the next build. */
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
    return bytes.subarray(0, SEAL_BYTES).equals(this.seal(entries)) ? (deserialize(entries) as Map<string, Uint8Array>) : new Map();
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

/** A digest of all that makes a result: Node, the packages that are installed, and the code in `src` but for its tests. */
function hashOfCode(project: string): string {
  const hash = createHash('sha256').update(process.version).update(readFileSync(path.join(project, 'node_modules/.package-lock.json')));
  addSources(hash, path.join(project, 'src'), /(?<!\.test)\.ts$/);
  return hash.digest('base64');
}
