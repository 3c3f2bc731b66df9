import type {SynonymRule} from '../../src/lib/search/format.ts';
import {buildIndex} from '../../src/plugins/search-index/buildIndex.ts';
import type {PageRecord} from '../../src/plugins/search-index/records.ts';
import {Engine} from '../../src/features/search/engine/engine.ts';
import {IndexError} from '../../src/features/search/engine/errors.ts';
import type {ReadFile} from '../../src/features/search/engine/indexStore.ts';
import type {SearchRequest} from '../../src/features/search/engine/types.ts';

/** Reads an index of some pages, made on the spot. */
export function readerOf(pages: readonly PageRecord[], synonyms: readonly SynonymRule[] = []): ReadFile {
  const files = new Map(buildIndex(pages, synonyms).files.map(({name, bytes}) => [name, bytes]));
  return (name) => {
    const bytes = files.get(name);
    return bytes ? Promise.resolve(bytes) : Promise.reject(new IndexError('stale', name));
  };
}

/** The engine over an index of some pages. */
export const engineOver = (pages: readonly PageRecord[], synonyms?: readonly SynonymRule[]): Engine => new Engine(readerOf(pages, synonyms));

/** A request for the first results of a query. */
export const ask = (query: string, part: Partial<SearchRequest> = {}): SearchRequest => ({query, offset: 0, limit: 10, perPage: 3, patient: true, ...part});
