import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Engine} from '../engine/engine.ts';
import type {SearchRequest} from '../engine/types.ts';
import type {CoreFile, Manifest} from '../format/format.ts';

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

/** Reads judged queries from a JSON file: an object with a list of queries for each kind. */
export function readQueries(file: string): JudgedQuery[] {
  const kinds = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {query: string; pages: string[]}[]>;
  return Object.entries(kinds).flatMap(([kind, queries]) => queries.map((query) => ({kind, ...query})));
}

/**
 * Returns a search engine for the index in a folder, such as `build/search-index`.
 * @throws if the folder has no index.
 */
export function engineOf(folder: string): Engine {
  if (!existsSync(path.join(folder, 'manifest.json')))
    throw new Error(`${folder} contains no search index. Run "npm run build" first.`);
  return new Engine((name) => readFile(path.join(folder, name)));
}

/** Reads the core file of the index in a folder. */
export function readCore(folder: string): CoreFile {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return JSON.parse(read((JSON.parse(read('manifest.json')) as Manifest).core)) as CoreFile;
}

/** Runs the queries with at least one relevant page in `written`. `scope` limits the results to a language and to versions. */
export async function judge(
  engine: Engine,
  queries: readonly JudgedQuery[],
  written: ReadonlySet<string>,
  scope: Pick<SearchRequest, 'language' | 'tags'> = {},
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const query of queries.filter(({pages}) => pages.some((page) => written.has(page)))) {
    const {hits} = await engine.search({...scope, query: query.query, offset: 0, limit: 10, perPage: 1, patient: true});
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
