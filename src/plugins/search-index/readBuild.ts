import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {areaOf} from '../../content/areas.ts';
import {NO_DOCUMENT} from './docFacts.ts';
import {readHtml} from './readHtml.ts';
import type {DocFacts, PageRecord} from './records.ts';

export interface BuiltSite {
  outDir: string;
  baseUrl: string;
  /** With the base URL. */
  routes: readonly string[];
  /** By route, with the base URL. */
  facts: ReadonlyMap<string, DocFacts>;
  exclude: readonly string[];
}

/** A record, and every `id` that its page has. */
export interface BuiltPage {
  record: PageRecord;
  ids: ReadonlySet<string>;
}

/**
 * Reads the finished pages of a build. Pages that are kept from search engines are left out,
 * but for those of an archived edition, which are found with its tag.
 */
export async function readBuild({outDir, baseUrl, routes, facts, exclude}: BuiltSite): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for (const route of [...routes].sort()) {
    const page = `/${route.slice(baseUrl.length)}`;
    if (!page.endsWith('/') || exclude.includes(page)) continue;
    const file = path.join(outDir, page, 'index.html');
    if (!existsSync(file)) throw new Error(`search-index: the route ${route} has no page at ${file}`);
    const {noindex, redirect, ids, ...content} = readHtml(await readFile(file, 'utf8'));
    const {kind, deprecated, archived, keywords} = facts.get(route) ?? NO_DOCUMENT;
    if (redirect || (noindex && !archived)) continue;
    pages.push({ids, record: {path: page, ...content, area: areaOf(withoutEdition(page, archived)), kind, deprecated, archived, keywords}});
  }
  return pages;
}

/** `/2024/api-testing/` is in the area of `/api-testing/`. */
export const withoutEdition = (page: string, archived: boolean): string => (archived ? page.replace(/^\/[^/]+(?=\/)/, '') : page);
