import {checkPage, type Page} from '../src/content/checkPage.ts';
import {parseMarkdown, type Parsed} from '../src/content/markdown.ts';
import {referencesIn} from '../src/remark/reference/renderers.ts';
import {Documents, entryOf} from './documents.ts';

/** Matches pages that show partials. Their sources don't contain all of their anchors, so only the build can check those. */
const SHOWS_PARTIALS = /<\w+Partial|^import /m;

/**
 * Documents with their content, for all rules. Parsing takes 20 ms per document, so a document is parsed only when its content is needed:
 * a check of one page parses that page and the pages whose anchors it links to.
 */
export class ParsedDocuments extends Documents {
  private readonly pages = new Map<string, Page>();
  /** Last parsed file. Rules run file by file, and trees are too big to keep all of them. */
  private last?: {file: string; parsed: Parsed};
  private count = 0;

  /** Number of times that a file was parsed. */
  get parsed(): number {
    return this.count;
  }

  /** Returns the tree of any Markdown file, which rules must not change. */
  parse(file: string): Parsed {
    if (this.last?.file !== file) {
      this.last = {file, parsed: parseMarkdown(file, this.source(file))};
      this.count += 1;
    }
    return this.last.parsed;
  }

  /** Returns a document with the findings that don't depend on other documents. */
  page(file: string): Page {
    return entryOf(this.pages, file, () => {
      const source = this.source(file);
      const page = checkPage(file, source, this.parse(file));
      const {problems, anchors} = referencesIn(source);
      page.findings.push(...problems.map((problem) => ({file, column: 1, rule: 'reference', ...problem})));
      for (const anchor of anchors) page.anchors.add(anchor);
      return page;
    });
  }

  /** Returns the anchors of a route, or `undefined` if the page doesn't exist or its source doesn't contain all anchors. */
  anchors(route: string): ReadonlySet<string> | undefined {
    const file = this.routes.get(route)?.[0];
    if (!file || this.frontMatter(file).skeleton || SHOWS_PARTIALS.test(this.source(file))) return undefined;
    return this.page(file).anchors;
  }
}
