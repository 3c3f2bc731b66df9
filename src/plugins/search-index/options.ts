import type {SynonymRule} from '../../lib/search/format.ts';

export interface Options {
  /** What readers call things. */
  synonyms: readonly SynonymRule[];
  /** Routes, without the base URL, that are no results: the home page, the search page itself, the list of changes. */
  exclude: readonly string[];
}

/** Below the base URL; everything that search fetches is in there. */
export const INDEX_FOLDER = 'search-index';
