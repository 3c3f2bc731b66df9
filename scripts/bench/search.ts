/**
 * `npm run bench:search`: measures search in Chromium with the build in `build/`: bytes until the first result, time per keystroke in the
 * worker, memory, and the time to build the index. Repeats this with ten times the pages, and compares it with other search engines.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {buildIndex} from 'docusaurus-plugin-site-search';
import {scoresOf, type Judged, type JudgedQuery} from 'docusaurus-plugin-site-search/evaluation';
import {searchOptions} from '../../src/config/search.ts';
import {noCache} from '../../src/plugins/lib/stageCache.ts';
import {writeSearchIndex} from '../../src/plugins/publish/steps/search.ts';
import {readQueries} from '../lib/searchEval.ts';
import {serveStatic, type StaticServer} from '../lib/staticServer.ts';
import {BUILD_DIR, warnIfStale} from '../lib/site.ts';
import {brotliBytes, bundlePrograms, makeMiniSearch, makePagefind} from './search/contenders.ts';
import type {Bench} from './search/page.ts';
import {multiply, recordsOf} from './search/records.ts';
import {runMain} from '../lib/main.ts';
import {withChromium} from './withChromium.ts';

declare const bench: Bench;

/** Search engine in the comparison. */
interface Contender {
  name: string;
  kind: 'own' | 'miniSearch' | 'pagefind';
  /** URL for `bench.open`. */
  address: string;
  /** Path prefix of all files that it fetches. */
  prefix: string;
  /** Folder with these files. */
  folder: string;
}

const TIMES = 10;
/** One in this many queries is typed letter by letter. */
const TYPED = 6;
const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;
const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;

/** Calls `run` with a page in a new browser, which has an empty cache and can measure the memory of the page. */
const fresh = <T>(run: (page: Page) => Promise<T>): Promise<T> =>
  withChromium(
    async (browser) => run(await browser.newPage()),
    ['--no-first-run', '--disable-background-networking', '--enable-blink-features=ForceEagerMeasureMemory'],
  );

async function firstResult(server: StaticServer): Promise<void> {
  await fresh(async (page) => {
    await page.goto(`${server.origin}/overview/`);
    await page.waitForLoadState('networkidle');
    const report = (what: string, started: number) =>
      console.log(
        `| ${what} | ${kilobytes(server.sent('/search-index/'))} | ${kilobytes(server.sent('/assets/'))} | ${milliseconds(Date.now() - started)} |`,
      );
    console.log('\n| until | index | scripts | time |\n| --- | --- | --- | --- |');
    server.reset();
    const opened = Date.now();
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('tunnel');
    await page.locator('.DocSearch-Hit').first().waitFor();
    report('the first result for `tunnel`, from opening the dialog', opened);
    await page.getByRole('link', {name: /^See all \d+ results$/}).waitFor();
    report('all results', opened);
    const asked = Date.now();
    await page.locator('.DocSearch-Input').fill('how do I share a tunnel with my team');
    await page.locator('.search-quote').first().waitFor();
    report('the results for a question after that, with quotes', asked);
  });
}

interface Measured {
  judged: Judged[];
  times: number[];
  first: number;
  memory: number;
}

/** Runs each query once and types some of them, in a new browser. */
function measure(
  server: StaticServer,
  {kind, address, prefix}: Contender,
  queries: readonly JudgedQuery[],
): Promise<Measured> {
  return fresh(async (page) => {
    await page.goto(`${server.origin}/bench/`);
    server.reset();
    await page.evaluate(([name, at]) => bench.open(name, at), [kind, address] as const);
    await page.evaluate(() => bench.ask('tunnel'));
    const first = server.sent(prefix);
    const judged: Judged[] = [];
    for (const query of queries) {
      const found = await page.evaluate((text) => bench.ask(text), query.query);
      judged.push({...query, found, rank: found.findIndex((path) => query.pages.includes(path)) + 1});
    }
    const typed = queries.filter((_, i) => i % TYPED === 0).map(({query}) => query);
    const times = await page.evaluate((texts) => bench.type(texts), typed);
    return {judged, times, first, memory: await page.evaluate(() => bench.memory())};
  });
}

function report(name: string, {judged, times, first, memory}: Measured, bytes: number): void {
  const scores = scoresOf(judged);
  const of = (kind: string) => scores.find((score) => score.kind === kind)!;
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
  const cells = [
    name,
    of('all').mrr.toFixed(3),
    percent(of('all').success[3]),
    percent(of('typo').success[3]),
    percent(of('question').success[3]),
    kilobytes(bytes),
    kilobytes(first),
    milliseconds(quantile(times, 0.5)),
    milliseconds(quantile(times, 0.95)),
    `${Math.round(memory / 1e6)} MB`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

const HEAD =
  '| engine | MRR@10 | success@3 | typos | questions | index | first query | keystroke, median | 95th percentile | memory |';

async function main(): Promise<void> {
  warnIfStale();
  const scratch = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  const at = (name: string) => path.join(scratch, name);
  const options = searchOptions();
  const timed = async (what: string, work: () => Promise<void>) => {
    const started = Date.now();
    await work();
    console.log(`${what}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  };
  let server: StaticServer | undefined;
  try {
    const records = await recordsOf(BUILD_DIR);
    await timed(`Reading ${records.length} pages, building and compressing their index`, async () => {
      await writeSearchIndex(at('once'), buildIndex(await recordsOf(BUILD_DIR), options).files, noCache);
    });
    const many = multiply(records, TIMES);
    await timed(`Building and compressing the index of ${many.length} pages`, async () => {
      await writeSearchIndex(at('many'), buildIndex(many, options).files, noCache);
    });
    bundlePrograms(at('bench'));
    makeMiniSearch(records, at('minisearch'));
    makePagefind(BUILD_DIR, at('pagefind'));
    server = await serveStatic({
      '/': BUILD_DIR,
      '/bench/': at('bench'),
      '/many/': at('many'),
      '/minisearch/': at('minisearch'),
      '/pagefind/': at('pagefind'),
    });
    await firstResult(server);

    const queries = readQueries();
    const contenders: Contender[] = [
      {
        name: 'this search',
        kind: 'own',
        address: '/search-index/',
        prefix: '/search-index/',
        folder: path.join(BUILD_DIR, 'search-index'),
      },
      {
        name: 'MiniSearch, default',
        kind: 'miniSearch',
        address: '/minisearch/index.json',
        prefix: '/minisearch/',
        folder: at('minisearch'),
      },
      {
        name: 'Pagefind, default',
        kind: 'pagefind',
        address: '/pagefind/pagefind.js',
        prefix: '/pagefind/',
        folder: at('pagefind'),
      },
      {name: `this search, ${many.length} pages`, kind: 'own', address: '/many/', prefix: '/many/', folder: at('many')},
    ];
    console.log(`\n${HEAD}\n${HEAD.replace(/[^|]+/g, ' --- ')}`);
    for (const contender of contenders) {
      report(
        contender.name,
        await measure(server, contender, queries),
        brotliBytes(contender.folder, /pagefind-(ui|modular|component|highlight)|\.css$/),
      );
    }
  } finally {
    server?.close();
    rmSync(scratch, {recursive: true, force: true});
  }
}

runMain(main);
