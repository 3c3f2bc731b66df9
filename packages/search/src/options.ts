import type {Area} from './format/areas.ts';
import type {SynonymRule} from './format/format.ts';

/** Options of the plugin. All paths are without the base URL, and start and end with a slash. */
export interface Options {
  /** Areas of the site. Default: one area that contains all pages. */
  areas?: readonly Area[];
  /** Paths of pages that aren't search results. Default: none. */
  exclude?: readonly string[];
  /** Rules that expand query terms with synonyms. Default: none. */
  synonyms?: readonly SynonymRule[];
}
