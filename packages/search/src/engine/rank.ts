import type {Catalog} from './catalog.ts';
import {Comparison} from './compare.ts';
import {namedSections} from './names.ts';
import type {Query} from './parseQuery.ts';
import type {Scorer, PostingsOf} from './scorer.ts';
import {weights} from './weights.ts';
import type {WeighedSlot} from './termWeight.ts';

/** Page that matches a query, with its best sections. */
export interface RankedPage {
  page: number;
  score: number;
  /** Best first. */
  sections: RankedSection[];
}

export interface RankedSection {
  section: number;
  score: number;
}

/** Ranked pages, with the values that snippets and passages need. */
export interface Ranking {
  /** Best first. */
  pages: RankedPage[];
  /** Upper limit of the term scores. */
  highest: number;
  /** Weight of each slot. */
  termWeight: number[];
  /** Share of the query's weight that was found, by page number. */
  covered: Float32Array;
}

/** Pages to search, and factors for their scores. */
export interface Scope {
  allows: (page: number) => boolean;
  /** Number of the reader's area, or -1 if unknown. */
  area: number;
  /** Returns the score factor of a page: less than 1 if it's deprecated, about a previous product, or in an edition that wasn't selected. */
  standing: (page: number) => number;
}

/** Number of pages scored in detail. The remaining pages are sorted by term scores. */
const CLOSE = 60;

/** Returns the pages in `scope` that match a query, best first. */
export function rank(
  query: Query,
  slots: readonly WeighedSlot[],
  catalog: Catalog,
  scorer: Scorer,
  postingsOf: PostingsOf,
  scope: Scope,
): Ranking {
  const sums = scorer.sum(slots, postingsOf);
  const names = namedSections(query, catalog);
  const rough = sums.pages
    .filter(scope.allows)
    .map((page) => ({page, score: sums.page[page]! * (0.25 + sums.covered[page]! ** weights.coverage)}))
    .sort(bestFirst);
  const named = new Set([...names.keys()].map((section) => catalog.pageOf[section]!));
  const comparison = new Comparison(query, slots, catalog, sums, names, scope);
  const close = rough
    .filter(({page}, i) => i < CLOSE || named.has(page))
    .map(({page}) => comparison.judge(page))
    .sort(bestFirst);
  const seen = new Set(close.map(({page}) => page));
  const rest = rough
    .filter(({page}) => !seen.has(page))
    .map(({page, score}) => ({page, score, sections: [comparison.roughly(page)]}));
  return {
    pages: [...close, ...rest],
    highest: sums.highest,
    termWeight: slots.map(({termWeight}) => termWeight),
    covered: sums.covered,
  };
}

const bestFirst = (a: {page: number; score: number}, b: {page: number; score: number}): number =>
  b.score - a.score || a.page - b.page;
