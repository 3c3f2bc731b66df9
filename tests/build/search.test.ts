import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {buildIndex} from 'docusaurus-plugin-site-search';
import {scoresOf, type Judged, type Score} from 'docusaurus-plugin-site-search/evaluation';
import {describe, expect, it} from 'vitest';
import {readCore, recordsOf} from '../../scripts/bench/search/records.ts';
import {TUNING_SETS, VALIDATION_SETS, engineOf, judge, pagesOf, readQueries} from '../../scripts/lib/searchEval.ts';
import {searchOptions} from '../../src/config/search.ts';
import {hashInName, hashOf, type Manifest} from 'docusaurus-plugin-site-search/format';
import {documents} from '../lib/contract.ts';

const BUILD = 'build';
/** Maximum difference of MRR@10 between the tuning sets and the validation sets. contributing/search.md explains it. */
const MAX_DIFFERENCE = 0.058;
const FOLDER = path.join(BUILD, 'search-index');
const read = (name: string) => readFileSync(path.join(FOLDER, name));
const manifest = JSON.parse(read('manifest.json').toString()) as Manifest;
const core = readCore(BUILD);
const files = readdirSync(FOLDER).filter((name) => !/\.(br|gz)$/.test(name));

describe('the search index of the build', () => {
  it('is split into more than 50 shards that load on demand', () => {
    expect([...core.postings.files, ...core.texts.files].length).toBeGreaterThan(50);
  });

  it('contains every document that is not marked noindex', () => {
    const known = new Set(core.pages.path);
    const missing = documents.map((document) => document.path).filter((page) => !known.has(page));
    expect(
      missing.filter(
        (page) =>
          !/<meta[^>]+name="?robots"?[^>]+noindex/.test(readFileSync(path.join(BUILD, page, 'index.html'), 'utf8')),
      ),
    ).toEqual([]);
    expect(missing.length).toBeLessThan(5);
  });

  it('has files with the hash of their content in their names, so that caches stay valid', () => {
    const named = files.filter((name) => name !== 'manifest.json');
    expect(named.sort()).toEqual([manifest.core, ...core.postings.files, ...core.texts.files].sort());
    expect(named.filter((name) => hashOf(read(name)) !== hashInName(name))).toEqual([]);
  });

  it('is identical when it is generated again from the same pages', async () => {
    // In a different order, because file systems can list files in any order.
    const again = buildIndex((await recordsOf(BUILD)).reverse(), searchOptions());
    expect(again.files.map(({name}) => name).sort()).toEqual([...files].sort());
  });
});

describe('the search quality', () => {
  const engine = engineOf(BUILD);
  const judgedSets = new Map<string, Promise<Judged[]>>();
  const judgeSet = async (file: string): Promise<Judged[]> => {
    const queries = readQueries(file);
    const judged = await judge(engine, queries, pagesOf(BUILD));
    expect(judged).toHaveLength(queries.length);
    return judged;
  };
  // Several tests score the same sets, and judging a set takes many seconds.
  const scores = async (...sets: string[]) => {
    for (const file of sets) judgedSets.set(file, judgedSets.get(file) ?? judgeSet(file));
    const all = scoresOf((await Promise.all(sets.map((file) => judgedSets.get(file)!))).flat());
    return (kind: string): Score => all.find((score) => score.kind === kind)!;
  };

  it('answers the judged queries with the scores in contributing/search.md', async () => {
    const of = await scores(TUNING_SETS[0]!);
    expect(of('all').mrr).toBeGreaterThanOrEqual(0.93);
    expect(of('all').success[3]).toBeGreaterThanOrEqual(0.97);
    expect(of('typo').success[3]).toBeGreaterThanOrEqual(0.97);
    expect(of('question').success[3]).toBeGreaterThanOrEqual(0.93);
    expect(of('synonym').success[3]).toBeGreaterThanOrEqual(0.8);
  });

  it('answers a second set of queries, with pasted error messages, as well', async () => {
    const of = await scores(TUNING_SETS[1]!);
    expect(of('all').mrr).toBeGreaterThanOrEqual(0.93);
    expect(of('all').success[3]).toBeGreaterThanOrEqual(0.97);
    expect(of('error').success[3]).toBe(1);
  });

  it('answers the queries about the areas that were added last', async () => {
    const of = await scores(TUNING_SETS[2]!);
    expect(of('all').mrr).toBeGreaterThanOrEqual(0.9);
    expect(of('all').success[3]).toBeGreaterThanOrEqual(0.94);
  });

  // The scores of the sets as a whole, because queries of these sets must not influence the ranking.
  it('answers queries that nothing was tuned for nearly as well', async () => {
    const tuned = await scores(...TUNING_SETS);
    const of = await scores(...VALIDATION_SETS);
    expect(tuned('all').mrr - of('all').mrr).toBeLessThanOrEqual(MAX_DIFFERENCE);
    expect(of('all').success[3]).toBeGreaterThanOrEqual(0.94);
  });
});
