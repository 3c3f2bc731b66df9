import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readCore, recordsOf} from '../../scripts/bench/search/records.ts';
import {engineOf, judge, pagesOf, readQueries, scoresOf, type Score} from '../../scripts/lib/searchEval.ts';
import {indexOptions} from '../../src/config/search.ts';
import {hashInName, hashOf, type Manifest} from '../../src/lib/search/format.ts';
import {buildIndex} from '../../src/plugins/search-index/buildIndex.ts';
import {documents} from '../lib/contract.ts';

const BUILD = 'build';
const FOLDER = path.join(BUILD, 'search-index');
const read = (name: string) => readFileSync(path.join(FOLDER, name));
const manifest = JSON.parse(read('manifest.json').toString()) as Manifest;
const core = readCore(BUILD);
const files = readdirSync(FOLDER).filter((name) => !/\.(br|gz)$/.test(name));

describe('the index of the finished site', () => {
  it('has shards that come one by one', () => {
    expect([...core.postings.files, ...core.texts.files].length).toBeGreaterThan(50);
  });

  it('knows every document that is to be found', () => {
    const known = new Set(core.pages.path);
    const missing = documents.map((document) => document.path).filter((page) => !known.has(page));
    expect(missing.filter((page) => !/<meta[^>]+name="?robots"?[^>]+noindex/.test(readFileSync(path.join(BUILD, page, 'index.html'), 'utf8')))).toEqual([]);
    expect(missing.length).toBeLessThan(5);
  });

  it('is named after what is in it, so that nothing old is kept under a new name', () => {
    const named = files.filter((name) => name !== 'manifest.json');
    expect(named.sort()).toEqual([manifest.core, ...core.postings.files, ...core.texts.files].sort());
    expect(named.filter((name) => hashOf(read(name)) !== hashInName(name))).toEqual([]);
  });

  it('comes out the same, byte for byte, when it is made once more from the same pages', async () => {
    // In another order, as a file system may list them.
    const again = buildIndex((await recordsOf(BUILD)).reverse(), indexOptions().synonyms);
    expect(again.files.map(({name}) => name).sort()).toEqual([...files].sort());
  });
});

describe('search finds what readers look for', () => {
  const engine = engineOf(BUILD);
  const scores = async (file?: string) => {
    const queries = readQueries(file);
    const judged = await judge(engine, queries, pagesOf(BUILD));
    expect(judged).toHaveLength(queries.length);
    const all = scoresOf(judged);
    return (kind: string): Score => all.find((score) => score.kind === kind)!;
  };

  it('answers the judged queries as well as contributing/search.md says', async () => {
    const of = await scores();
    expect(of('all').mrr).toBeGreaterThanOrEqual(0.93);
    expect(of('all').success[3]).toBeGreaterThanOrEqual(0.97);
    expect(of('typo').success[3]).toBeGreaterThanOrEqual(0.97);
    expect(of('question').success[3]).toBeGreaterThanOrEqual(0.93);
    expect(of('synonym').success[3]).toBeGreaterThanOrEqual(0.8);
  });

  it('answers a second set, with pasted error messages, nearly as well', async () => {
    const of = await scores('tests/search/second.json');
    expect(of('all').mrr).toBeGreaterThanOrEqual(0.9);
    expect(of('all').success[3]).toBeGreaterThanOrEqual(0.95);
    expect(of('error').success[3]).toBe(1);
  });
});
