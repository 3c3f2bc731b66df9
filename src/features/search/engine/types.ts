import type {AreaId} from '../../../content/areas.ts';

/** What is asked of the engine. Plain data, so that it can go to a worker. */
export interface SearchRequest {
  query: string;
  /** Only pages with one of these tags; all if absent. */
  tags?: string[];
  language?: string;
  /** Only pages of this area. */
  area?: AreaId;
  /** The area in which the reader is; favoured slightly. */
  near?: AreaId;
  /** Which of the pages found: from `offset`, `limit` of them. */
  offset: number;
  limit: number;
  /** At most so many hits of one page. */
  perPage: number;
  /** Wait for the full text however long it takes, rather than answering from titles after a moment. */
  patient?: boolean;
}

/** A stretch of text; `hit` where it is what was searched for. */
export interface Mark {
  text: string;
  hit: boolean;
}

/** One place in the documentation that answers a query. */
export interface SearchHit {
  /** Without the base URL. */
  path: string;
  /** Empty for the top of the page. */
  anchor: string;
  title: Mark[];
  /** From the outside in; empty for the top of the page. */
  headings: Mark[][];
  area: {id: string; name: string};
  tag: string;
  deprecated: boolean;
  archived: boolean;
  /** The words around what was found; empty before the full text is there. */
  snippet: Mark[];
}

/** Words of a page, as they stand there, that answer a question. */
export interface Passage extends SearchHit {
  quote: Mark[];
}

export interface SearchAnswer {
  query: string;
  /** How many pages were found. */
  total: number;
  hits: SearchHit[];
  /** Empty unless the query is a question. */
  passages: Passage[];
  /** How many of the pages found are in each area, whatever area was asked for. */
  areas: {id: string; name: string; count: number}[];
  /** Whether the full text was searched, or titles, headings and names only. */
  complete: boolean;
}
