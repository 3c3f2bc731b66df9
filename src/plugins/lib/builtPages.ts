import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {withoutAssets} from './withoutAssets.ts';

/** The pages of a finished build, by their routes. */
export interface Build {
  outDir: string;
  baseUrl: string;
  /** With the base URL. A route that two files claim stands twice in Docusaurus's list, and once in the build. */
  routes: readonly string[];
  /** Routes, without the base URL, that are left out. */
  exclude: readonly string[];
}

export interface BuiltPage {
  /** With the base URL. */
  route: string;
  /** Without the base URL; begins and ends with a slash. */
  page: string;
  /** Without the tags of the site's scripts and style sheets, whose names change with any page. */
  html: string;
}

/**
 * Reads the finished pages one after the other, in the order of their routes.
 * @throws an error that names a route without a page.
 */
export async function* builtPages({outDir, baseUrl, routes, exclude}: Build): AsyncGenerator<BuiltPage> {
  for (const route of [...new Set(routes)].sort()) {
    const page = `/${route.slice(baseUrl.length)}`;
    if (!page.endsWith('/') || exclude.includes(page)) continue;
    const file = path.join(outDir, page, 'index.html');
    if (!existsSync(file)) throw new Error(`the route ${route} has no page at ${file}`);
    yield {route, page, html: withoutAssets(await readFile(file, 'utf8'))};
  }
}
