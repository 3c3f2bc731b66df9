import path from 'node:path';
import {INDEX_FOLDER, buildIndex} from 'docusaurus-plugin-site-search';
import {Engine} from 'docusaurus-plugin-site-search/engine';
import * as evaluation from 'docusaurus-plugin-site-search/evaluation';
import {searchOptions} from '../../src/config/search.ts';
import {readCore, recordsOf} from '../bench/search/records.ts';

/** Sets of queries that weights and synonyms may be tuned for. */
export const TUNING_SETS = [
  'tests/search/queries.json',
  'tests/search/second.json',
  'tests/search/new-areas.json',
  'tests/search/third.json',
];
/** Sets of queries that only measure. Nothing is tuned for them, so nobody looks at their queries or misses. */
export const VALIDATION_SETS = ['tests/search/validation.json', 'tests/search/validation2.json'];

/** Versions that a reader of the current edition searches. */
const CURRENT = {language: 'en', tags: ['default', 'docs-default-current']};

/** Reads judged queries from a JSON file. */
export const readQueries = (file = TUNING_SETS[0]!): evaluation.JudgedQuery[] => evaluation.readQueries(file);

/**
 * Returns a search engine for the index of a finished build.
 * @throws if the build has no index.
 */
export const engineOf = (buildDir: string): Engine => evaluation.engineOf(path.join(buildDir, INDEX_FOLDER));

/** Returns a search engine for an index that is generated again, with the current code and synonyms, from the pages of a finished build. */
export async function freshEngineOf(buildDir: string): Promise<Engine> {
  const {files} = buildIndex(await recordsOf(buildDir), searchOptions());
  const bytes = new Map(files.map((file) => [file.name, file.bytes]));
  return new Engine((name) => Promise.resolve(bytes.get(name)!));
}

/** Returns the paths of the pages in the index of a finished build. */
export const pagesOf = (buildDir: string): Set<string> => new Set(readCore(buildDir).pages.path);

/** Runs the queries with at least one relevant page in `written`, as a reader of the current edition would. */
export const judge = (
  engine: Engine,
  queries: readonly evaluation.JudgedQuery[],
  written: ReadonlySet<string>,
): Promise<evaluation.Judged[]> => evaluation.judge(engine, queries, written, CURRENT);
