import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {parse} from 'yaml';
import {documents} from '../../lint/documents.ts';
import type {DocFrontMatter} from '../../src/content/frontMatter.ts';
import {routeOf} from '../../src/content/routes.ts';
import {elementsOf, parsePage} from '../../src/plugins/publish/dom.ts';

/** File that a browser loads with a page. */
export interface Asset {
  kind: 'script' | 'style' | 'font' | 'image' | 'other';
  /** URL as written in the HTML. */
  address: string;
}

const MEDIA = new Set(['img', 'source', 'video', 'audio']);

function kindOfLink(rel: string, as: string): Asset['kind'] | undefined {
  if (/\bstylesheet\b/.test(rel)) return 'style';
  if (/\bicon\b/.test(rel)) return 'other';
  if (!/\b(module)?preload\b/.test(rel)) return undefined;
  return as === 'font' || as === 'script' || as === 'image' ? as : 'other';
}

/** Returns the files that the HTML of a page makes a browser load, each URL once, in document order. */
export function assetsOf(html: string): Asset[] {
  const assets = new Map<string, Asset>();
  const add = (kind: Asset['kind'] | undefined, address: string | undefined): void => {
    if (kind && address !== undefined && !assets.has(address)) assets.set(address, {kind, address});
  };
  for (const {name, attribs} of elementsOf(parsePage(html))) {
    const {src, href, rel = '', as = ''} = attribs;
    if (name === 'script') add('script', src);
    else if (MEDIA.has(name)) add('image', src);
    else if (name === 'link') add(kindOfLink(rel, as), href);
  }
  return [...assets.values()];
}

/** First load of a page, from the files that its HTML references: bytes as sent by a server, and the number of requests. */
export interface PageWeight {
  html: number;
  css: number;
  javascript: number;
  fonts: number;
  requests: number;
}

const KINDS = {style: 'css', script: 'javascript', font: 'fonts'} as const;

/**
 * Returns the number of bytes that a server sends for a file of a build: the size of its Brotli file, if it has one.
 * @throws if the file is missing.
 */
export const sentBytes = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** Measures the first load of a page. Files from other origins count only as requests. */
export function weigh(build: string, route: string): PageWeight {
  const file = path.join(build, route, 'index.html');
  const weight: PageWeight = {html: sentBytes(file), css: 0, javascript: 0, fonts: 0, requests: 1};
  for (const {kind, address} of assetsOf(readFileSync(file, 'utf8')).filter(({address: a}) => !a.startsWith('data:'))) {
    weight.requests += 1;
    if (address.startsWith('/') && kind in KINDS)
      weight[KINDS[kind as keyof typeof KINDS]] += sentBytes(path.join(build, address));
  }
  return weight;
}

/** Returns the routes of the site by page type, without skeletons. The types are sorted by name. */
export function routesByKind(): Map<string, string[]> {
  const kinds = new Map<string, string[]>([
    ['home', ['/']],
    ['standalone', ['/community/', '/quickstart/', '/resources/']],
  ]);
  for (const file of documents()) {
    const [, yaml] = readFileSync(path.join('docs', file), 'utf8').split(/^---$/m);
    const {kind, skeleton} = parse(yaml ?? '') as DocFrontMatter;
    if (!skeleton) kinds.set(kind, [...(kinds.get(kind) ?? []), routeOf(file).path]);
  }
  return new Map([...kinds].sort());
}

/** Returns a quantile of the values; `share` is from 0 to 1, and 0.5 is the median. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;

/** Returns the total size, in bytes after Brotli, of the scripts in the HTML of a document. The build can be uncompressed. */
export function documentScripts(build: string, document: string): number {
  const scripts = assetsOf(readFileSync(path.join(build, document, 'index.html'), 'utf8')).filter(
    ({kind}) => kind === 'script',
  );
  return scripts.reduce(
    (sum, {address}) => sum + brotliCompressSync(readFileSync(path.join(build, address))).length,
    0,
  );
}
