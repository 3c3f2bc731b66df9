import {Engine} from './engine/engine.ts';
import {IndexError} from './engine/errors.ts';
import type {ReadFile} from './engine/indexStore.ts';
import type {SearchRequest} from './engine/types.ts';
import {areaOf, type Area} from './format/areas.ts';
import type {SynonymRule} from './format/format.ts';
import {buildIndex} from './indexer/buildIndex.ts';
import type {PageRecord, SectionRecord} from './indexer/records.ts';

/** Areas of the pages in unit tests. */
export const areas: readonly Area[] = [
  {id: 'api-testing-on-prem', name: 'On-premises API Testing', prefix: '/api-testing/on-prem/', landing: '/'},
  {id: 'api-testing', name: 'API Testing', prefix: '/api-testing/', landing: '/'},
  {id: 'dev', name: 'Developer reference', prefix: '/dev/', landing: '/'},
  {id: 'insights', name: 'Insights', prefix: '/insights/', landing: '/'},
  {id: 'mobile-apps', name: 'Mobile app testing', prefix: '/mobile-apps/', landing: '/'},
  {id: 'secure-connections', name: 'Secure connections', prefix: '/secure-connections/', landing: '/'},
  {id: 'app-distribution', name: 'App Distribution', prefix: '/app-distribution/', landing: '/'},
  {id: 'testfairy', name: 'TestFairy', prefix: '/testfairy/', landing: '/', successor: 'app-distribution'},
  {id: 'web-apps', name: 'Web app testing', prefix: '/web-apps/', landing: '/'},
  {id: 'basics', name: 'Basics', prefix: '/', landing: '/'},
];

/** Returns a section for tests. Fields that aren't given are empty. */
export const section = (part: Partial<SectionRecord> & {heading: string}): SectionRecord => ({
  anchor: part.heading.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  level: 2,
  text: '',
  code: '',
  identifiers: [],
  ...part,
});

/** Returns a page for tests. `text` is the text before the first section. */
export function page(
  path: string,
  title: string,
  text: string,
  sections: SectionRecord[] = [],
  part: Partial<PageRecord> = {},
): PageRecord {
  return {
    path,
    title,
    description: '',
    keywords: [],
    questions: [],
    area: areaOf(path, areas).id,
    kind: 'how-to',
    language: 'en',
    tag: 'docs-default-current',
    deprecated: false,
    archived: false,
    sections: [section({heading: title, anchor: '', level: 1, text}), ...sections],
    ...part,
  };
}

/** Builds a search index of pages in memory and returns a reader for its files. */
export function readerOf(pages: readonly PageRecord[], synonyms: readonly SynonymRule[] = []): ReadFile {
  const files = new Map(buildIndex(pages, {areas, synonyms}).files.map(({name, bytes}) => [name, bytes]));
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
