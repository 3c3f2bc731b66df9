import type {AreaId} from '../../../../content/areas.ts';

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
  /** Questions that the page answers, which are searched but never shown. */
  questions: string[];
  area: AreaId;
  /** Type of the document, or `page` for other pages. */
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
