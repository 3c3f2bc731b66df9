import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {CoreFile, Manifest} from '../../src/lib/search/format.ts';
import {assetsOf} from '../lib/pageAssets.ts';

/** More would only hide the first. */
const MOST_PROBLEMS = 10;

/** The file that a server of the site answers with, or undefined for what stands elsewhere or in the page itself. */
function fileOf(asset: string, page: string): string | undefined {
  const url = new URL(asset, `https://site.invalid/${page}`);
  return url.host === 'site.invalid' ? decodeURIComponent(url.pathname) : undefined;
}

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

function problemsOfPages(site: string): string[] {
  const problems: string[] = [];
  // Pages share nearly all of their assets.
  const known = new Map<string, boolean>();
  const has = (file: string): boolean => {
    const there = known.get(file) ?? isFile(path.join(site, file));
    known.set(file, there);
    return there;
  };
  for (const page of readdirSync(site, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(path.join(site, page), 'utf8');
    if (!/^<!doctype html>/i.test(html) || !html.includes('<title')) problems.push(`${page} is no whole page`);
    for (const file of assetsOf(html).map(({address}) => fileOf(address, page))) {
      if (file !== undefined && !has(file)) problems.push(`${page} loads ${file}, which is not there`);
    }
  }
  return problems;
}

function problemsOfSearch(root: string): string[] {
  const read = <T>(name: string): T => JSON.parse(readFileSync(path.join(root, 'search-index', name), 'utf8')) as T;
  let name = 'manifest.json';
  try {
    name = read<Manifest>(name).core;
    const {postings, texts} = read<CoreFile>(name);
    return [...postings.files, ...texts.files].filter((file) => !isFile(path.join(root, 'search-index', file))).map((file) => `search-index/${file} is not there`);
  } catch (error) {
    return [`search-index/${name} cannot be read: ${(error as Error).message}`];
  }
}

/** The site that is tested. */
export interface SmokeOptions {
  /** Where it begins below the root of the server. */
  baseUrl: string;
  /** Whether it brings an index of its own. */
  hasSearchIndex: boolean;
}

/**
 * Looks whether a release can be served: the home page, the page of unknown addresses and a document are there and whole, as is every other
 * page; all that pages load is there, and the index of the search with all its files.
 * @throws with the first problems.
 */
export function smokeTest(site: string, {baseUrl, hasSearchIndex}: SmokeOptions): void {
  const root = path.join(site, baseUrl);
  const missing = ['index.html', '404.html', 'overview/index.html', 'sitemap.xml'].filter((file) => !isFile(path.join(root, file))).map((file) => `${file} is not there`);
  const problems = [...missing, ...problemsOfPages(site), ...(hasSearchIndex ? problemsOfSearch(root) : [])];
  if (!problems.length) return;
  const more = problems.length > MOST_PROBLEMS ? `\n… and ${problems.length - MOST_PROBLEMS} more` : '';
  throw new Error(`The release failed its smoke test, and was not switched to:\n${problems.slice(0, MOST_PROBLEMS).join('\n')}${more}`);
}
