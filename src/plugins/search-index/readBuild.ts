import {areaOf} from '../../content/areas.ts';
import {builtPages, type Build} from '../lib/builtPages.ts';
import {NO_DOCUMENT, withoutEdition, type DocFacts} from '../lib/loadedDocs.ts';
import type {Cache} from '../lib/stageCache.ts';
import {readHtml, type HtmlPage} from './readHtml.ts';
import type {PageRecord} from './records.ts';

export interface BuiltSite extends Build {
  /** By route, with the base URL. */
  facts: ReadonlyMap<string, DocFacts>;
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
export async function readBuild({facts, ...build}: BuiltSite, cache: Cache<HtmlPage>): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for await (const {route, page, html} of builtPages(build)) {
    const {noindex, redirect, ids, ...content} = await cache.get([html], () => readHtml(html));
    const {kind, deprecated, archived, keywords, questions} = facts.get(route) ?? NO_DOCUMENT;
    if (redirect || (noindex && !archived)) continue;
    pages.push({ids, record: {path: page, ...content, area: areaOf(withoutEdition(page, archived)), kind, deprecated, archived, keywords, questions}});
  }
  return pages;
}
