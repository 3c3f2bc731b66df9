import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {anchorsOf} from './anchorsOf.ts';

/** What the pages of a build promise: their addresses, and their anchors. `routes` are without the base URL. */
export async function publishedIn(outDir: string, routes: readonly string[]): Promise<Set<string>> {
  const published = new Set<string>();
  for (const route of routes) {
    published.add(route);
    const html = await readFile(path.join(outDir, route, 'index.html'), 'utf8');
    for (const anchor of anchorsOf(html)) published.add(`${route}#${anchor}`);
  }
  return published;
}
