import {builtPages, type Build} from '../lib/builtPages.ts';
import type {Cache} from '../lib/stageCache.ts';
import {anchorsOf} from './anchorsOf.ts';

/** What the pages of a build promise: their addresses, and their anchors. */
export async function publishedIn(build: Build, cache: Cache<string[]>): Promise<Set<string>> {
  const published = new Set<string>();
  for await (const {page, html} of builtPages(build)) {
    published.add(page);
    for (const anchor of await cache.get([html], () => anchorsOf(html))) published.add(`${page}#${anchor}`);
  }
  return published;
}
