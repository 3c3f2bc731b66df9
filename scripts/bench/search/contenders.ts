import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {buildSync} from 'esbuild';
import MiniSearch from 'minisearch';
import type {PageRecord} from '../../../src/plugins/search-index/records.ts';

/** The program that runs in the browser and the worker of the site, as one file each. */
export function bundlePrograms(folder: string): void {
  mkdirSync(folder, {recursive: true});
  buildSync({
    entryPoints: {page: 'scripts/bench/search/page.ts', worker: 'src/features/search/worker/worker.ts'},
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'chrome111',
    // Of a file that is there only in the browser.
    external: ['/pagefind/*'],
  });
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><meta charset=utf-8><title>bench</title><script src=/bench/page.js></script>');
}

/** An index of MiniSearch as its documentation begins: a document for each section, and every option as it is. */
export function makeMiniSearch(records: readonly PageRecord[], folder: string): void {
  mkdirSync(folder, {recursive: true});
  const options = {fields: ['title', 'heading', 'text', 'code'], storeFields: ['path']};
  const engine = new MiniSearch(options);
  let id = 0;
  for (const {path: page, title, tag, sections} of records) {
    if (tag !== 'default' && tag !== 'docs-default-current') continue;
    engine.addAll(sections.map(({heading, text, code}) => ({id: id++, path: page, title, heading, text, code})));
  }
  const file = path.join(folder, 'index.json');
  writeFileSync(file, JSON.stringify({index: JSON.stringify(engine), options}));
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), {params: {[constants.BROTLI_PARAM_QUALITY]: 10}}));
}

/** An index of Pagefind over the finished site, made by its own program with every option as it is. */
export function makePagefind(buildDir: string, folder: string): void {
  execFileSync('npx', ['--no-install', 'pagefind', '--site', buildDir, '--output-path', folder, '--quiet'], {stdio: ['ignore', 'ignore', 'inherit']});
}

/** What all files of a folder weigh for a reader with Brotli, those aside that `skips` names. */
export function brotliBytes(folder: string, skips: RegExp): number {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => statSync(path.join(folder, name)).isFile());
  return files
    .filter((name) => !/\.(br|gz)$/.test(name) && !skips.test(name))
    .reduce((sum, name) => {
      const packed = files.includes(`${name}.br`) ? statSync(path.join(folder, `${name}.br`)).size : brotliCompressSync(readFileSync(path.join(folder, name)), {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length;
      return sum + packed;
    }, 0);
}
