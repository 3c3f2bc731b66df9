import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {DocFrontMatter} from '../../src/content/frontMatter.ts';
import {routeOf} from '../../src/content/routes.ts';
import {documents} from '../lib/documents.ts';
import {assetsOf} from '../lib/pageAssets.ts';

/** What a page costs before anything is clicked, as its own HTML names it: bytes as a server sends them, and how many files. */
export interface PageWeight {
  html: number;
  css: number;
  javascript: number;
  fonts: number;
  requests: number;
}

const KINDS = {style: 'css', script: 'javascript', font: 'fonts'} as const;

/**
 * The bytes that a server sends for a file of a build: those of its Brotli file, if it has one.
 * @throws where the file is missing.
 */
export const sentBytes = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** Weighs a page of a build; what comes from other origins counts as a request only. */
export function weigh(build: string, route: string): PageWeight {
  const file = path.join(build, route, 'index.html');
  const weight: PageWeight = {html: sentBytes(file), css: 0, javascript: 0, fonts: 0, requests: 1};
  for (const {kind, address} of assetsOf(readFileSync(file, 'utf8')).filter(({address: a}) => !a.startsWith('data:'))) {
    weight.requests += 1;
    if (address.startsWith('/') && kind in KINDS) weight[KINDS[kind as keyof typeof KINDS]] += sentBytes(path.join(build, address));
  }
  return weight;
}

/** The routes of the site by kind of page, unwritten documents aside; the kinds in the order of their names. */
export function routesByKind(): Map<string, string[]> {
  const kinds = new Map<string, string[]>([['home', ['/']], ['standalone', ['/community/', '/quickstart/', '/resources/']]]);
  for (const file of documents()) {
    const [, yaml] = readFileSync(path.join('docs', file), 'utf8').split(/^---$/m);
    const {kind, skeleton} = parse(yaml ?? '') as DocFrontMatter;
    if (!skeleton) kinds.set(kind, [...(kinds.get(kind) ?? []), routeOf(file).path]);
  }
  return new Map([...kinds].sort());
}

/** The value below which `share` of all values lie. */
export const quantile = (values: readonly number[], share: number): number => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;
