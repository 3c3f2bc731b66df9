import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {buildIndex} from 'docusaurus-plugin-site-search';
import {Engine} from 'docusaurus-plugin-site-search/engine';
import {searchOptions} from '../../src/config/search.ts';
import type {CoreFile, Manifest} from 'docusaurus-plugin-site-search/format';
import {recordsOf} from '../bench/search/records.ts';

/** Query with its relevant pages; any of them is a correct result. */
export interface JudgedQuery {
  kind: string;
  query: string;
  pages: string[];
}

/** Search quality for one kind of query. */
export interface Score {
  kind: string;
  queries: number;
  /** Mean reciprocal rank: the mean of 1/rank of the first relevant page, or 0 if it isn't among the first ten results. */
  mrr: number;
  /** Share of queries with a relevant page among the first one, three, and ten results, from 0 to 1. */
  success: Record<1 | 3 | 10, number>;
}

/** Query with its results, and the rank of the first relevant page: from 1, or 0 if it isn't among the first ten results. */
export interface Judged extends JudgedQuery {
  rank: number;
  found: string[];
}

/** Sets of queries that weights and synonyms may be tuned for. */
export const TUNING_SETS = [
  'tests/search/queries.json',
  'tests/search/second.json',
  'tests/search/new-areas.json',
  'tests/search/third.json',
];
/** Sets of queries that only measure. Nothing is tuned for them, so nobody looks at their queries or misses. */
export const VALIDATION_SETS = ['tests/search/validation.json', 'tests/search/validation2.json'];

/** Reads judged queries from a JSON file. */
export function readQueries(file = TUNING_SETS[0]!): JudgedQuery[] {
  const kinds = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {query: string; pages: string[]}[]>;
  return Object.entries(kinds).flatMap(([kind, queries]) => queries.map((query) => ({kind, ...query})));
}

/**
 * Returns a search engine for the index of a finished build.
 * @throws if the build has no index.
 */
export function engineOf(buildDir: string): Engine {
  const folder = path.join(buildDir, 'search-index');
  if (!existsSync(path.join(folder, 'manifest.json')))
    throw new Error(`${folder} contains no search index. Run "npm run build" first.`);
  return new Engine((name) => readFile(path.join(folder, name)));
}

/** Returns a search engine for an index that is generated again, with the current code and synonyms, from the pages of a finished build. */
export async function freshEngineOf(buildDir: string): Promise<Engine> {
  const {files} = buildIndex(await recordsOf(buildDir), searchOptions());
  const bytes = new Map(files.map((file) => [file.name, file.bytes]));
  return new Engine((name) => Promise.resolve(bytes.get(name)!));
}

/** Returns the paths of the pages in the index of a finished build. */
export function pagesOf(buildDir: string): Set<string> {
  const folder = path.join(buildDir, 'search-index');
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const core = JSON.parse(readFileSync(path.join(folder, manifest.core), 'utf8')) as CoreFile;
  return new Set(core.pages.path);
}

/** Runs the queries with at least one relevant page in `written`, as a reader of the current edition would. */
export async function judge(
  engine: Engine,
  queries: readonly JudgedQuery[],
  written: ReadonlySet<string>,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const query of queries.filter(({pages}) => pages.some((page) => written.has(page)))) {
    const {hits} = await engine.search({
      query: query.query,
      tags: ['default', 'docs-default-current'],
      language: 'en',
      offset: 0,
      limit: 10,
      perPage: 1,
      patient: true,
    });
    const found = hits.map(({path: page}) => page);
    judged.push({...query, found, rank: found.findIndex((page) => query.pages.includes(page)) + 1});
  }
  return judged;
}

/** Returns the scores of each kind of query, and of all queries as the kind `all`. */
export function scoresOf(judged: readonly Judged[]): Score[] {
  const kinds = [...new Set(judged.map(({kind}) => kind))];
  return [
    ...kinds.map((kind) =>
      scoreOf(
        kind,
        judged.filter((one) => one.kind === kind),
      ),
    ),
    scoreOf('all', judged),
  ];
}

function scoreOf(kind: string, judged: readonly Judged[]): Score {
  const share = (test: (rank: number) => boolean) =>
    judged.filter(({rank}) => rank > 0 && test(rank)).length / Math.max(1, judged.length);
  return {
    kind,
    queries: judged.length,
    mrr: judged.reduce((sum, {rank}) => sum + (rank ? 1 / rank : 0), 0) / Math.max(1, judged.length),
    success: {1: share((rank) => rank === 1), 3: share((rank) => rank <= 3), 10: share(() => true)},
  };
}
