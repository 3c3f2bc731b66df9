import type {SynonymRule} from 'docusaurus-plugin-site-search/format';

/** Options of the search index plugin. */
export interface Options {
  /** Rules that expand query terms with synonyms. */
  synonyms: readonly SynonymRule[];
  /** Routes, without the base URL, that aren't search results: the home page, the search page, and the list of changes. */
  exclude: readonly string[];
}

/** Folder, relative to the base URL, of all files that the search fetches. */
export const INDEX_FOLDER = 'search-index';
