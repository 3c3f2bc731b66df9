import {areaOf, type Area} from '../format/areas.ts';
import type {HtmlPage} from './readHtml.ts';

/** A part of a page that can be linked to: the content after a heading, or an entry of a reference. */
export interface SectionRecord {
  /** Empty for the content before the first heading. */
  anchor: string;
  heading: string;
  /** Heading level, from 1 (the top of the page) to 6. */
  level: number;
  /** Running text and tables, with normalized whitespace. */
  text: string;
  /** Code samples, which are searched but never quoted in results. */
  code: string;
  /** Identifiers that this section defines: flags, capabilities, keys, and endpoints. */
  identifiers: string[];
}

/** Search record of a page, read from its HTML or from its source. */
export interface PageRecord {
  /** URL path without the base URL, with a leading and trailing slash. */
  path: string;
  title: string;
  description: string;
  keywords: string[];
  /** Questions and search queries that the page answers, which are searched but never shown. */
  questions: string[];
  /** ID of the area. */
  area: string;
  /** Type of the document, or `page` for other pages. `landing`, `reference`, and `troubleshooting` affect the ranking. */
  kind: string;
  language: string;
  /** Docusaurus search tag: `default` or `docs-default-<version>`. */
  tag: string;
  /** Whether the subject is deprecated, legacy, or past its end of life. */
  deprecated: boolean;
  /** Whether the page belongs to a version that is no longer maintained. */
  archived: boolean;
  sections: SectionRecord[];
}

/** Metadata of a page that its HTML doesn't contain. */
export type PageFacts = Pick<PageRecord, 'kind' | 'deprecated' | 'archived' | 'keywords' | 'questions'>;

/** Metadata of a page without front matter. */
export const NO_FACTS: PageFacts = {kind: 'page', deprecated: false, archived: false, keywords: [], questions: []};

/** A page that was read from its HTML. */
export interface ReadPage {
  /** URL path without the base URL, with a leading and trailing slash. */
  path: string;
  /** Path that determines the area: the path of the same page in the current version. */
  currentPath: string;
  content: HtmlPage;
  facts: PageFacts;
}

/** Search record of a page, and all `id` attributes of the page. */
export interface IndexedPage {
  record: PageRecord;
  ids: ReadonlySet<string>;
}

/**
 * Returns the search records of pages. Omits redirects and pages with `noindex`, except pages of an archived version, which are found with
 * the version's tag.
 */
export const recordsOf = (pages: readonly ReadPage[], areas: readonly Area[]): IndexedPage[] =>
  pages.flatMap(({path, currentPath, facts, content: {noindex, redirect, ids, ...content}}) => {
    const {kind, deprecated, archived, keywords, questions} = facts;
    if (redirect || (noindex && !archived)) return [];
    const area = areaOf(currentPath, areas).id;
    return [{ids, record: {path, ...content, area, kind, deprecated, archived, keywords, questions}}];
  });
