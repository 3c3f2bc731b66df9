import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {buildSync} from 'esbuild';
import MiniSearch from 'minisearch';
import type {PageRecord} from 'docusaurus-plugin-site-search';

/** Writes the benchmark page with its script, and the search worker of the site, each bundled into one file. */
export function bundlePrograms(folder: string): void {
  mkdirSync(folder, {recursive: true});
  buildSync({
    entryPoints: {page: 'scripts/bench/search/page.ts', worker: 'packages/search/src/engine/worker.ts'},
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'chrome111',
    // The browser imports this file at run time.
    external: ['/pagefind/*'],
  });
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><meta charset=utf-8><title>bench</title><script src=/bench/page.js></script>',
  );
}

/** Writes a MiniSearch index with one document for each section and default options. */
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

/** Writes a Pagefind index of the finished site with Pagefind's command-line tool and default options. */
export function makePagefind(buildDir: string, folder: string): void {
  execFileSync('npx', ['--no-install', 'pagefind', '--site', buildDir, '--output-path', folder, '--quiet'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Returns the total size, in bytes after Brotli, of the files in a folder whose names don't match `skips`. */
export function brotliBytes(folder: string, skips: RegExp): number {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
  return files
    .filter((name) => !/\.(br|gz)$/.test(name) && !skips.test(name))
    .reduce((sum, name) => {
      const packed = files.includes(`${name}.br`)
        ? statSync(path.join(folder, `${name}.br`)).size
        : brotliCompressSync(readFileSync(path.join(folder, name)), {params: {[constants.BROTLI_PARAM_QUALITY]: 5}})
            .length;
      return sum + packed;
    }, 0);
}
