/** Search request. Plain data, so that it can be posted to a worker. */
export interface SearchRequest {
  query: string;
  /** Returns only pages with one of these tags. Default: all pages. */
  tags?: string[];
  language?: string;
  /** Returns only pages in this area. Default: all areas. */
  area?: string;
  /** Area of the page that the reader is on. Its pages rank slightly higher. */
  near?: string;
  /** Returns at most `limit` of the pages found, starting at index `offset`. */
  offset: number;
  limit: number;
  /** Maximum number of hits on the same page. */
  perPage: number;
  /** Waits for the full text without a time limit. Otherwise the response is based on titles if loading takes too long. */
  patient?: boolean;
}

/** Piece of text; `hit` is true if it matches the query. */
export interface Mark {
  text: string;
  hit: boolean;
}

/** Page or section that matches a query. */
export interface SearchHit {
  /** Path of the page without the base URL, such as `/dev/cli/`. */
  path: string;
  /** URL fragment without `#`; empty for the top of the page. */
  anchor: string;
  title: Mark[];
  /** Headings of the section and its parents, outermost first; empty for the top of the page. */
  headings: Mark[][];
  area: {id: string; name: string};
  tag: string;
  deprecated: boolean;
  archived: boolean;
  /** Whether the section is an entry of a reference, such as a capability or a flag. Its snippet is its default and its description. */
  entry: boolean;
  /** Sentences around the matches; empty until the full text is loaded. */
  snippet: Mark[];
}

/** Words of a query that no page contains, and the words that were searched for. */
export interface Replacement {
  missing: string[];
  /** The query with corrections, and without the words that have none. */
  shown: string;
}

/** Verbatim quote of a page that answers a question. */
export interface Passage extends SearchHit {
  quote: Mark[];
}

/** Search response. */
export interface SearchAnswer {
  query: string;
  /** Set if the results are for different words than the query. */
  replacement?: Replacement;
  /** Number of pages found. */
  total: number;
  hits: SearchHit[];
  /** At most 3; empty unless the query is a question. */
  passages: Passage[];
  /** Number of pages found in each area, regardless of the requested area. */
  areas: {id: string; name: string; count: number}[];
  /** Whether the full text was searched, as opposed to titles, headings, and names only. */
  complete: boolean;
}
