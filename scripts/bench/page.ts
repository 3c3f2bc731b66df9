/** `npm run bench:page`: what a reader downloads with the first page, by kind of page, from the build in `build/` (bytes after brotli). */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {parse} from 'yaml';
import {routeOf} from '../../src/content/routes.ts';
import {BUILD_DIR} from '../lib/site.ts';

interface Weight {
  html: number;
  css: number;
  scripts: number;
  requests: number;
}

const sizes = new Map<string, number>();

function brotliSize(file: string): number {
  let size = sizes.get(file);
  if (size === undefined) {
    size = brotliCompressSync(readFileSync(file)).length;
    sizes.set(file, size);
  }
  return size;
}

/** What the HTML of a page itself names: the scripts that run and the styles that block. */
function weigh(route: string): Weight {
  const file = path.join(BUILD_DIR, route, 'index.html');
  const html = readFileSync(file, 'utf8');
  const find = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address]) => path.join(BUILD_DIR, new URL(address!, 'http://site').pathname));
  const scripts = find(/<script[^>]+src="?([^"\s>]+)/g).filter(existsSync);
  const styles = find(/<link[^>]+rel="?stylesheet"?[^>]+href="?([^"\s>]+)/g).filter(existsSync);
  const sum = (files: string[]) => files.reduce((bytes, name) => bytes + brotliSize(name), 0);
  return {html: brotliSize(file), css: sum(styles), scripts: sum(scripts), requests: 1 + scripts.length + styles.length};
}

function kindsOfPages(): Map<string, string[]> {
  const kinds = new Map<string, string[]>([['home', ['/']], ['standalone', ['/quickstart/']]]);
  for (const file of readdirSync('docs', {recursive: true, encoding: 'utf8'})) {
    if (!file.endsWith('.mdx') || file.includes('_partials')) continue;
    const [, yaml] = readFileSync(path.join('docs', file), 'utf8').split(/^---$/m);
    const {kind, skeleton} = parse(yaml ?? '') as {kind: string; skeleton?: boolean};
    const name = skeleton ? 'skeleton' : kind;
    kinds.set(name, [...(kinds.get(name) ?? []), routeOf(file).path]);
  }
  return kinds;
}

/** The value below which `share` of all values lie. */
const quantile = (values: number[], share: number): number => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

function main(): void {
  if (!existsSync(BUILD_DIR)) throw new Error(`There is no ${BUILD_DIR}/: run \`npm run build\` first.`);
  console.log('| kind | pages | HTML KB, median | HTML KB, 95th percentile | CSS KB | JavaScript KB | requests |\n| --- | --- | --- | --- | --- | --- | --- |');
  for (const [kind, routes] of [...kindsOfPages()].sort()) {
    const weights = routes.map(weigh);
    const of = (key: keyof Weight, share = 0.5) => quantile(weights.map((weight) => weight[key]), share);
    const cells = [kind, routes.length, kilobytes(of('html')), kilobytes(of('html', 0.95)), kilobytes(of('css')), kilobytes(of('scripts')), of('requests')];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

main();
