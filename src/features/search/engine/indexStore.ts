import {readPostings, type Postings} from '../../../lib/search/postings.ts';
import type {CoreFile, Manifest, ShardList} from '../../../lib/search/format.ts';
import {Catalog} from './catalog.ts';
import {IndexError} from './errors.ts';

/** Gets a file of the index by its name; throws an `IndexError`. */
export type ReadFile = (name: string) => Promise<Uint8Array>;

/** One version of the index: the first tier, and the shards that were needed so far. */
export class IndexStore {
  private readonly postings = new Map<number, Postings[]>();
  private readonly texts = new Map<number, string[]>();
  private readonly loading = new Map<string, Promise<void>>();

  private constructor(
    readonly catalog: Catalog,
    private readonly readFile: ReadFile,
  ) {}

  /** Reads the manifest and the first tier. */
  static async open(readFile: ReadFile): Promise<IndexStore> {
    const manifest = parse<Manifest>(await readFile('manifest.json'), 'manifest.json');
    const core = parse<CoreFile>(await readFile(manifest.core), manifest.core);
    try {
      return new IndexStore(new Catalog(core), readFile);
    } catch {
      // Of another format than this program reads: the page is older or newer than the index.
      throw new IndexError('stale', manifest.core);
    }
  }

  /** The text of a term, if its shard is there. */
  readonly postingsOf = (term: number): Postings | undefined => {
    const shard = shardOf(this.catalog.postings, term);
    return this.postings.get(shard)?.[term - this.catalog.postings.first[shard]!];
  };

  /** The text of a section, if its shard is there. */
  readonly textOf = (section: number): string | undefined => {
    const shard = shardOf(this.catalog.texts, section);
    return this.texts.get(shard)?.[section - this.catalog.texts.first[shard]!];
  };

  /** Gets the shards of some terms; undefined if they are all there. */
  loadTerms(terms: Iterable<number>): Promise<void> | undefined {
    return this.load(this.catalog.postings, terms, this.postings, (bytes) => readPostings(bytes));
  }

  /** Gets the shards of some sections' texts; undefined if they are all there. */
  loadTexts(sections: Iterable<number>): Promise<void> | undefined {
    return this.load(this.catalog.texts, sections, this.texts, (bytes, file) => parse<string[]>(bytes, file));
  }

  private load<T>(list: ShardList, numbers: Iterable<number>, into: Map<number, T>, decode: (bytes: Uint8Array, file: string) => T): Promise<void> | undefined {
    const missing = new Set<number>();
    for (const number of numbers) {
      const shard = shardOf(list, number);
      if (list.files[shard] !== undefined && !into.has(shard)) missing.add(shard);
    }
    if (missing.size === 0) return undefined;
    return Promise.all([...missing].map((shard) => this.loadShard(list.files[shard]!, (bytes, file) => into.set(shard, decode(bytes, file))))).then(() => undefined);
  }

  /** Two queries that need one shard share its request; a failed one can be asked for again. */
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

/** The shard in which a number stands. */
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
