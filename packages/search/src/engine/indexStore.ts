import {readPostings, type Postings} from '../format/postings.ts';
import type {CoreFile, Manifest, ShardList} from '../format/format.ts';
import {Catalog} from './catalog.ts';
import {IndexError} from './errors.ts';

/** Loads a file of the index by name. Rejects with an `IndexError` if that fails. */
export type ReadFile = (name: string) => Promise<Uint8Array>;

/** A version of the index: its core file, and the shards loaded so far. */
export class IndexStore {
  private readonly postings = new Map<number, Postings[]>();
  private readonly texts = new Map<number, string[]>();
  private readonly loading = new Map<string, Promise<void>>();

  private constructor(
    readonly catalog: Catalog,
    private readonly readFile: ReadFile,
  ) {}

  /**
   * Loads the manifest and the core file.
   * @throws an `IndexError` if a file can't be read or has another format.
   */
  static async open(readFile: ReadFile): Promise<IndexStore> {
    const manifest = parse<Manifest>(await readFile('manifest.json'), 'manifest.json');
    const core = parse<CoreFile>(await readFile(manifest.core), manifest.core);
    try {
      return new IndexStore(new Catalog(core), readFile);
    } catch {
      // The page is from an older or newer version of the site than the index.
      throw new IndexError('stale', manifest.core);
    }
  }

  /** Returns the postings of a term, or `undefined` if their shard isn't loaded. */
  readonly postingsOf = (term: number): Postings | undefined => {
    const shard = shardOf(this.catalog.postings, term);
    return this.postings.get(shard)?.[term - this.catalog.postings.first[shard]!];
  };

  /** Returns the text of a section, or `undefined` if its shard isn't loaded. */
  readonly textOf = (section: number): string | undefined => {
    const stored = this.storedText(section);
    const shard = shardOf(this.catalog.texts, stored);
    return this.texts.get(shard)?.[stored - this.catalog.texts.first[shard]!];
  };

  /** Loads the postings of `terms`. Returns `undefined` if they are already loaded. */
  loadTerms(terms: Iterable<number>): Promise<void> | undefined {
    return this.load(this.catalog.postings, terms, this.postings, (bytes) => readPostings(bytes));
  }

  /** Loads the texts of `sections`. Returns `undefined` if they are already loaded. */
  loadTexts(sections: Iterable<number>): Promise<void> | undefined {
    const stored = new Set([...sections].map((section) => this.storedText(section)));
    return this.load(this.catalog.texts, stored, this.texts, (bytes, file) => parse<string[]>(bytes, file));
  }

  /** Returns the number of the section with which the text of `section` is stored. */
  private storedText(section: number): number {
    return this.catalog.texts.sameAs[section] ?? section;
  }

  private load<T>(
    list: ShardList,
    numbers: Iterable<number>,
    into: Map<number, T>,
    decode: (bytes: Uint8Array, file: string) => T,
  ): Promise<void> | undefined {
    const missing = new Set<number>();
    for (const number of numbers) {
      const shard = shardOf(list, number);
      if (list.files[shard] !== undefined && !into.has(shard)) missing.add(shard);
    }
    if (missing.size === 0) return undefined;
    return Promise.all(
      [...missing].map((shard) =>
        this.loadShard(list.files[shard]!, (bytes, file) => into.set(shard, decode(bytes, file))),
      ),
    ).then(() => undefined);
  }

  /** Loads a shard. Concurrent queries for the same shard share a request; a failed request can be repeated. */
  private loadShard(file: string, keep: (bytes: Uint8Array, file: string) => void): Promise<void> {
    let request = this.loading.get(file);
    if (!request) {
      request = this.readFile(file)
        .then((bytes) => {
          try {
            keep(bytes, file);
          } catch {
            throw new IndexError('corrupt', file);
          }
        })
        .finally(() => this.loading.delete(file));
      this.loading.set(file, request);
    }
    return request;
  }
}

function parse<T>(bytes: Uint8Array, file: string): T {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as T;
  } catch {
    throw new IndexError('corrupt', file);
  }
}

/** Returns the index of the shard that contains a term or section, by binary search. */
function shardOf({first}: ShardList, number: number): number {
  let low = 0;
  let high = first.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (first[middle]! <= number) low = middle;
    else high = middle - 1;
  }
  return low;
}
