import type {SynonymRule} from 'docusaurus-plugin-site-search/format';
import {buildIndex} from '../../src/plugins/publish/steps/search/buildIndex.ts';
import type {PageRecord} from '../../src/plugins/publish/steps/search/records.ts';
import {Engine, IndexError, type ReadFile, type SearchRequest} from 'docusaurus-plugin-site-search/engine';

/** Builds a search index of pages in memory and returns a reader for its files. */
export function readerOf(pages: readonly PageRecord[], synonyms: readonly SynonymRule[] = []): ReadFile {
  const files = new Map(buildIndex(pages, synonyms).files.map(({name, bytes}) => [name, bytes]));
  return (name) => {
    const bytes = files.get(name);
    return bytes ? Promise.resolve(bytes) : Promise.reject(new IndexError('stale', name));
  };
}

/** Returns a search engine over an index of pages. */
export const engineOver = (pages: readonly PageRecord[], synonyms?: readonly SynonymRule[]): Engine =>
  new Engine(readerOf(pages, synonyms));

/** Returns a request for the first 10 results of a query. `part` overrides fields. */
export const ask = (query: string, part: Partial<SearchRequest> = {}): SearchRequest => ({
  query,
  offset: 0,
  limit: 10,
  perPage: 3,
  patient: true,
  ...part,
});
