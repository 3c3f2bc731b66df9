import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {convertPage} from './convertPage.ts';
import {writeMarkdownPages} from './markdownFiles.ts';
import {readOptions, type Options} from './options.ts';
import {parsePage} from './readPage.ts';

export {isPageChrome} from './clean.ts';
export {convertPage, type MarkdownContent, type Targets} from './convertPage.ts';
export {INDEX, type Manifest} from './lists.ts';
export {writeMarkdownPages, type PageFacts} from './markdownFiles.ts';
export {readOptions, type Area, type Options} from './options.ts';

/** The part of the docs plugin's content that lists the pages of versions that are no longer maintained. */
interface DocsContent {
  loadedVersions: {banner: string | null; docs: {permalink: string}[]}[];
}

/**
 * Returns a plugin that publishes each page of a production build as Markdown as well. For what it writes, see `README.md`. A site that
 * already parses its built pages can use `convertPage` and `writeMarkdownPages` instead.
 * @throws if an option is invalid. The build fails if a page can't be converted.
 */
export default function markdownPages({siteConfig, siteDir, baseUrl}: LoadContext, given?: unknown): Plugin {
  const options = readOptions((given ?? {}) as Options);
  if (siteConfig.trailingSlash === false)
    throw new Error(
      'markdown-pages: unsupported trailingSlash false in the site configuration: expected true or no value',
    );
  const archived = new Set<string>();
  return {
    name: 'markdown-pages',
    allContentLoaded({allContent}: {allContent: AllContent}) {
      for (const content of Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[])
        for (const {banner, docs} of content.loadedVersions)
          if (banner === 'unmaintained') docs.forEach(({permalink}) => archived.add(withSlash(permalink)));
    },
    async postBuild({outDir, routesPaths, routes}) {
      const all = [...new Set(routesPaths.filter((route) => !route.endsWith('.html')).map(withSlash))].sort();
      const pages = all
        .map((route) => `/${route.slice(baseUrl.length)}`)
        .filter((page) => !options.exclude.includes(page));
      const root = siteConfig.url + baseUrl;
      const targets = {root, baseUrl, pages: new Set(pages)};
      const changes = await lastChanges(routes, siteDir, siteConfig.future.experimental_vcs);
      const converted = [];
      for (const page of pages) {
        const route = baseUrl + page.slice(1);
        const document = parsePage(await readFile(path.join(outDir, page, 'index.html'), 'utf8'));
        const lastChanged = changes.get(route) ?? changes.get(route.slice(0, -1));
        const facts = {page, kind: 'page', archived: archived.has(route), lastChanged};
        converted.push({...facts, ...convertPage(document, page, targets)});
      }
      const site = {title: siteConfig.title, tagline: siteConfig.tagline, root};
      const summary = await writeMarkdownPages(outDir, converted, site, options);
      console.log(`markdown-pages: ${converted.length} pages, ${summary}`);
    },
  };
}

const withSlash = (route: string): string => route.replace(/\/?$/, '/');

type Vcs = LoadContext['siteConfig']['future']['experimental_vcs'];

/** Returns the UTC date (`YYYY-MM-DD`) of the last change to each route's source, by route with the base URL. Omits routes without one. */
export async function lastChanges(
  routes: readonly RouteConfig[],
  siteDir: string,
  vcs: Vcs,
): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  for (const {path: route, metadata} of routes.flatMap(leaves)) {
    const known = metadata?.lastUpdatedAt;
    const time =
      known === undefined && metadata?.sourceFilePath
        ? (await vcs.getFileLastUpdateInfo(path.resolve(siteDir, metadata.sourceFilePath)))?.timestamp
        : known;
    if (time) days.set(route, new Date(time).toISOString().slice(0, 10));
  }
  return days;
}

const leaves = (route: RouteConfig): RouteConfig[] => (route.routes ? route.routes.flatMap(leaves) : [route]);
