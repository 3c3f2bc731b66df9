import {areaOf} from '../../../../content/areas.ts';
import {NO_DOCUMENT, withoutEdition, type DocFacts} from '../../../lib/loadedDocs.ts';
import type {PageResult} from '../../step.ts';
import type {HtmlPage} from './readHtml.ts';
import type {PageRecord} from './records.ts';

/** Search record of a page, and all `id` attributes of the page. */
export interface IndexedPage {
  record: PageRecord;
  ids: ReadonlySet<string>;
}

/**
 * Returns the search records of pages. `facts` contains the metadata of documents by route, including the base URL. Omits redirects and
 * pages with `noindex`, except pages of an archived version, which are found with the version's tag.
 */
export function recordsOf(pages: readonly PageResult<HtmlPage>[], facts: ReadonlyMap<string, DocFacts>): IndexedPage[] {
  return pages.flatMap(({route, page, result: {noindex, redirect, ids, ...content}}) => {
    const {kind, deprecated, archived, keywords, questions} = facts.get(route) ?? NO_DOCUMENT;
    if (redirect || (noindex && !archived)) return [];
    const area = areaOf(withoutEdition(page, archived));
    return [{ids, record: {path: page, ...content, area, kind, deprecated, archived, keywords, questions}}];
  });
}
