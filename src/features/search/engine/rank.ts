import {wordsOf, nameKey} from '../../../lib/search/words.ts';
import type {Catalog} from './catalog.ts';
import {Fitter, type Fit} from './fit.ts';
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
}

/** So many pages are compared closely; the order of those after them is that of their sums. */
const CLOSE = 60;
const SECTIONS = 4;

/** The pages that answer a query, the best first. */
export function rank(query: Query, slots: readonly WeighedSlot[], catalog: Catalog, scorer: Scorer, postingsOf: PostingsOf, scope: Scope): Ranking {
  const sums = scorer.sum(slots, postingsOf);
  const names = namedSections(query, catalog);
  const fitter = new Fitter(slots, catalog.vocabulary);
  const rough = sums.pages
    .filter(scope.allows)
    .map((page) => ({page, score: sums.page[page]! * (0.25 + sums.covered[page]! ** weights.coverage)}))
    .sort((a, b) => b.score - a.score || a.page - b.page);
  const named = new Set([...names.keys()].map((section) => catalog.pageOf[section]!));
  const close = rough.filter(({page}, i) => i < CLOSE || named.has(page));
  const ranked = close.map(({page}): RankedPage => {
    const {title, first, count, area, deprecated, archived} = catalog.pages[page]!;
    const titleFit = fitter.fit(title);
    const sections: RankedSection[] = [];
    for (let section = first; section < first + count; section++) {
      const sum = sums.section[section]!;
      const name = names.get(section) ?? 0;
      if (sum === 0 && name === 0 && section !== first) continue;
      const heading = section === first ? undefined : fitter.fit(catalog.headings[section]!, title);
      const value = sum * (0.25 + Math.min(1, sums.sectionCovered[section]!) ** weights.coverage);
      const extra = (heading ? weights.headingFit * goodness(heading, query) : weights.titleFit * goodness(titleFit, query)) + name;
      sections.push({section, score: value + sums.highest * extra});
    }
    sections.sort((a, b) => b.score - a.score || a.section - b.section);
    const best = sections[0]?.score ?? 0;
    // Words that stand far apart on a long page answer less than words in one place.
    const local = sums.sectionCovered.subarray(first, first + count).reduce((most, value) => Math.max(most, value), 0);
    const covered = 0.25 + (weights.local * Math.min(1, local) + (1 - weights.local) * sums.covered[page]!) ** weights.coverage;
    let score = weights.page * sums.page[page]! * covered + weights.section * best;
    score += sums.highest * weights.titleFit * goodness(titleFit, query);
    if (area === scope.area) score *= weights.ownArea;
    if (deprecated) score *= weights.deprecated;
    if (archived) score *= weights.archived;
    return {page, score, sections: sections.slice(0, SECTIONS)};
  });
  ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  const seen = new Set(ranked.map(({page}) => page));
  const rest = rough.filter(({page}) => !seen.has(page)).map(({page, score}) => ({page, score, sections: bestOf(page, catalog, sums.section)}));
  return {pages: [...ranked, ...rest], highest: sums.highest, worth: slots.map(({worth}) => worth), covered: sums.covered};
}

/** A text is good that holds what was asked and little else; of a pasted line, one that the line holds. */
function goodness({ofQuery, ofText, inOrder}: Fit, {pasted, words}: Query): number {
  if (pasted) return ofText > 0.6 ? ofText ** 2 * (0.4 + 0.6 * inOrder) * Math.min(1, ofQuery * 3) : 0;
  const order = words.length > 1 ? 0.85 + 0.15 * inOrder : 1;
  return ofQuery ** 2 * (0.45 + 0.55 * ofText) * order;
}

function bestOf(page: number, catalog: Catalog, section: Float32Array): RankedSection[] {
  const {first, count} = catalog.pages[page]!;
  let best = first;
  for (let at = first; at < first + count; at++) if (section[at]! > section[best]!) best = at;
  return [{section: best, score: section[best]!}];
}

/** Sections that define what the query, or a word of it, names; with the share that is added for it. */
function namedSections({text, key}: Query, catalog: Catalog): Map<number, number> {
  const found = new Map<number, number>();
  const offer = (name: string, value: number) => {
    const sections = catalog.names.get(name) ?? [];
    for (const section of sections) {
      // The entry of a reference comes before a guide that names the same.
      const {kind} = catalog.pages[catalog.pageOf[section]!]!;
      found.set(section, Math.max(found.get(section) ?? 0, value * (kind === 'reference' ? 1 : weights.namedElsewhere)));
    }
  };
  if (key) offer(key, weights.exactName);
  const chunks = text.split(/\s+/);
  if (chunks.length > 1) {
    for (const chunk of chunks) {
      // Only what is written as a name: `--ccy`, `sauce:options`, `bt.ReportPanic`.
      if (/[^\p{L}\p{N}]/u.test(chunk.replace(/[?.,!;:"'()]+$/, '')) || wordsOf(chunk).length > 1) offer(nameKey(chunk), weights.wordName);
    }
  }
  return found;
}
