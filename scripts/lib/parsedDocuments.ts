import {checkPage, type Page} from '../../src/content/checkPage.ts';
import {referencesIn} from '../../src/remark/reference/inPage.ts';
import {Documents, entryOf} from './documents.ts';

/** A page that shows partials has anchors that its source doesn't contain; the build checks those. */
const SHOWS_PARTIALS = /<\w+Partial|^import /m;

/**
 * The documents of the current edition with their content. Parsing one takes 20 ms, so a document is parsed only when its content is
 * needed: a check of one page parses that page and the pages whose anchors it links to.
 */
export class ParsedDocuments extends Documents {
  private readonly pages = new Map<string, Page>();

  /** How many documents have been parsed so far. */
  get parsed(): number {
    return this.pages.size;
  }

  /** Parses a document, and returns it with the findings that don't depend on other documents. */
  page(file: string): Page {
    return entryOf(this.pages, file, () => {
      const source = this.source(file);
      const page = checkPage(file, source);
      const references = referencesIn(source);
      page.findings.push(...references.problems.map((problem) => ({file, ...problem})));
      for (const anchor of references.anchors) page.anchors.add(anchor);
      return page;
    });
  }

  /** Returns the anchors of a route, or `undefined` if there is no such page or its source doesn't tell. */
  anchors(route: string): ReadonlySet<string> | undefined {
    const file = this.routes.get(route)?.[0];
    if (!file || this.frontMatter(file).skeleton || SHOWS_PARTIALS.test(this.source(file))) return undefined;
    return this.page(file).anchors;
  }
}
