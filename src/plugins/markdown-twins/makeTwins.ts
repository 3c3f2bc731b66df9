import {areaOf} from '../../content/areas.ts';
import {builtPages, type Build} from '../lib/builtPages.ts';
import type {Cache} from '../lib/stageCache.ts';
import {NO_DOCUMENT, withoutEdition, type LoadedDoc} from '../lib/loadedDocs.ts';
import {resolveLink, twinFile, type Addresses} from './addresses.ts';
import {header} from './header.ts';
import {INDEX, type Site} from './lists.ts';
import {readPage} from './readPage.ts';
import {toMarkdown} from './toMarkdown.ts';
import type {Twin} from './twin.ts';

export interface Source extends Build {
  site: Site;
  docs: readonly LoadedDoc[];
  /** By route, with the base URL. */
  lastChanges: ReadonlyMap<string, string>;
}

/** What of a twin depends on its page alone, and on which pages there are. */
export interface TwinContent {
  title: string;
  description: string;
  content: string;
}

/**
 * The twins of all pages, in the order of their routes. Documents that are still to be written have none.
 * @throws an error that names every page that cannot be turned into Markdown, and why.
 */
export async function makeTwins({site, docs, lastChanges, ...build}: Source, cache: Cache<TwinContent>): Promise<Twin[]> {
  const loaded = new Map(docs.map((doc) => [doc.permalink, doc]));
  const routes = build.routes.filter((route) => !loaded.get(route)?.skeleton);
  const pages = new Set(routes.map((route) => `/${route.slice(build.baseUrl.length)}`).filter((page) => page.endsWith('/') && !build.exclude.includes(page)));
  const addresses: Addresses = {root: site.root, baseUrl: build.baseUrl, pages};
  const targets = JSON.stringify([site.root, build.baseUrl, [...pages]]);
  const twins: Twin[] = [];
  const problems: string[] = [];
  for await (const {route, page, html} of builtPages({...build, routes})) {
    try {
      const {title, description, content} = await cache.get([html, page, targets], () => contentOf(html, page, addresses));
      const {kind, archived} = loaded.get(route)?.facts ?? NO_DOCUMENT;
      const lastChanged = lastChanges.get(route);
      const facts = {
        title,
        description,
        url: site.root + page.slice(1),
        markdownUrl: site.root + twinFile(page),
        file: twinFile(page),
        area: areaOf(withoutEdition(page, archived)),
        kind,
        archived,
        ...(lastChanged && {lastChanged}),
      };
      twins.push({...facts, markdown: header(facts, site.root + INDEX) + content});
    } catch (error) {
      problems.push(`markdown-twins: ${page} cannot be turned into Markdown: ${(error as Error).message}`);
    }
  }
  if (problems.length) throw new Error(problems.join('\n'));
  return twins;
}

function contentOf(html: string, page: string, addresses: Addresses): TwinContent {
  const {title, description, root} = readPage(html);
  return {title, description, content: toMarkdown(root, (href) => resolveLink(href, page, addresses))};
}
