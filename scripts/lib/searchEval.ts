import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Engine} from '../../src/features/search/engine/engine.ts';
import type {CoreFile, Manifest} from '../../src/lib/search/format.ts';

/** A query and the pages that answer it, any of which is right. */
export interface JudgedQuery {
  kind: string;
  query: string;
  pages: string[];
}

/** How well the queries of one kind are answered. */
export interface Score {
  kind: string;
  queries: number;
  /** The mean of 1/rank of the first right page, 0 where it is not among the first ten. */
  mrr: number;
  /** The share of queries with a right page among the first one, three, ten. */
  success: Record<1 | 3 | 10, number>;
}

/** A query, and where its first right page stands (from 1; 0 if not among the first ten). */
export interface Judged extends JudgedQuery {
  rank: number;
  found: string[];
}

const QUERIES = 'tests/search/queries.json';

/** The queries of the repository. */
export function readQueries(file = QUERIES): JudgedQuery[] {
  const kinds = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {query: string; pages: string[]}[]>;
  return Object.entries(kinds).flatMap(([kind, queries]) => queries.map((query) => ({kind, ...query})));
}

/** The engine over the index of a finished build. */
export function engineOf(buildDir: string): Engine {
  const folder = path.join(buildDir, 'search-index');
  if (!existsSync(path.join(folder, 'manifest.json'))) throw new Error(`${folder} holds no index; build the site first: npm run build`);
  return new Engine((name) => readFile(path.join(folder, name)));
}

/** The pages that the index of a finished build knows. */
export function pagesOf(buildDir: string): Set<string> {
  const folder = path.join(buildDir, 'search-index');
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const core = JSON.parse(readFileSync(path.join(folder, manifest.core), 'utf8')) as CoreFile;
  return new Set(core.pages.path);
}

/** Asks what a reader of the current documents would ask, for those queries that a written page answers. */
export async function judge(engine: Engine, queries: readonly JudgedQuery[], written: ReadonlySet<string>): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const query of queries.filter(({pages}) => pages.some((page) => written.has(page)))) {
    const {hits} = await engine.search({query: query.query, tags: ['default', 'docs-default-current'], language: 'en', offset: 0, limit: 10, perPage: 1, patient: true});
    const found = hits.map(({path: page}) => page);
    judged.push({...query, found, rank: found.findIndex((page) => query.pages.includes(page)) + 1});
  }
  return judged;
}

/** The scores of each kind, and of all queries together as the kind `all`. */
export function scoresOf(judged: readonly Judged[]): Score[] {
  const kinds = [...new Set(judged.map(({kind}) => kind))];
  return [...kinds.map((kind) => scoreOf(kind, judged.filter((one) => one.kind === kind))), scoreOf('all', judged)];
}

function scoreOf(kind: string, judged: readonly Judged[]): Score {
  const share = (test: (rank: number) => boolean) => judged.filter(({rank}) => rank > 0 && test(rank)).length / Math.max(1, judged.length);
  return {
    kind,
    queries: judged.length,
    mrr: judged.reduce((sum, {rank}) => sum + (rank ? 1 / rank : 0), 0) / Math.max(1, judged.length),
    success: {1: share((rank) => rank === 1), 3: share((rank) => rank <= 3), 10: share(() => true)},
  };
}
