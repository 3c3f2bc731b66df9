import type {Catalog} from './catalog.ts';
import {Comparison} from './compare.ts';
import {namedSections} from './names.ts';
import type {Query} from './parseQuery.ts';
import type {Scorer, PostingsOf} from './scorer.ts';
import {weights} from './weights.ts';
import type {WeighedSlot} from './worth.ts';

/** A page that answers a query, with its sections that do so best. */
export interface RankedPage {
  page: number;
  score: number;
  /** The best first. */
  sections: RankedSection[];
}

export interface RankedSection {
  section: number;
  score: number;
}

export interface Ranking {
  /** The best first. */
  pages: RankedPage[];
  /** The score that a page with every word everywhere would have. */
  highest: number;
  /** What each word of the query counts. */
  worth: number[];
  /** By page: the share of the query that was found. */
  covered: Float32Array;
}

/** Which pages are looked at, and which area is favoured. */
export interface Scope {
  allows: (page: number) => boolean;
  /** The number of the reader's area, or -1. */
  area: number;
  /** How much a page counts for what it is: deprecated, or of an edition that nobody asked for. */
  standing: (page: number) => number;
}

/** So many pages are compared closely; the order of those after them is that of their sums. */
const CLOSE = 60;

/** The pages that answer a query, the best first. */
export function rank(query: Query, slots: readonly WeighedSlot[], catalog: Catalog, scorer: Scorer, postingsOf: PostingsOf, scope: Scope): Ranking {
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
  const rest = rough.filter(({page}) => !seen.has(page)).map(({page, score}) => ({page, score, sections: [comparison.roughly(page)]}));
  return {pages: [...close, ...rest], highest: sums.highest, worth: slots.map(({worth}) => worth), covered: sums.covered};
}

const bestFirst = (a: {page: number; score: number}, b: {page: number; score: number}): number => b.score - a.score || a.page - b.page;
