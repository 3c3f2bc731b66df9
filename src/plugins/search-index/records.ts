import type {AreaId} from '../../content/areas.ts';

/** A stretch of a page that can be linked to: what follows one heading, or one entry of a reference. */
export interface SectionRecord {
  /** Empty for what stands before the first heading. */
  anchor: string;
  heading: string;
  /** 1 for the top of the page, 2 for `h2`, and so on. */
  level: number;
  /** Running text and tables, spaces normalized. */
  text: string;
  /** Samples: found by their words, never quoted. */
  code: string;
  /** Names that this section defines: flags, capabilities, keys, endpoints. */
  identifiers: string[];
}

/** A page as search knows it, whether read from finished HTML or from its source. */
export interface PageRecord {
  /** Without the base URL; begins and ends with a slash. */
  path: string;
  title: string;
  description: string;
  keywords: string[];
  /** Questions that the page answers; found by their words, never shown. */
  questions: string[];
  area: AreaId;
  /** A kind of document, or `page` for a page that is none. */
  kind: string;
  language: string;
  /** Docusaurus's search tag: `default`, or `docs-default-<version>`. */
  tag: string;
  /** Deprecated, legacy or past its end of life. */
  deprecated: boolean;
  /** In an edition that is no longer maintained. */
  archived: boolean;
  sections: SectionRecord[];
}
