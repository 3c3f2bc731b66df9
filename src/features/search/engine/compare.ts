import type {Catalog} from './catalog.ts';
import {Fitter, loggedGoodness, type Fit} from './fit.ts';
import type {Query} from './parseQuery.ts';
import type {RankedPage, RankedSection, Scope} from './rank.ts';
import type {Sums} from './scorer.ts';
import {weights} from './weights.ts';
import type {WeighedSlot} from './worth.ts';

/** So many sections of a page are kept. */
const SECTIONS = 4;
/** What a place is worth that has none of the query in one piece; the rest depends on how much it has. */
const LEAST_COVERED = 0.25;

/** Compares pages closely: by what their titles, headings and names say, beside the sums of their words. */
export class Comparison {
  private readonly fitter: Fitter;

  constructor(
    private readonly query: Query,
    slots: readonly WeighedSlot[],
    private readonly catalog: Catalog,
    private readonly sums: Sums,
    /** What is added to sections for the names that they define. */
    private readonly names: ReadonlyMap<number, number>,
    private readonly scope: Scope,
  ) {
    this.fitter = new Fitter(slots, catalog.vocabulary, query.pasted);
  }

  /** A page with its score and its best sections. */
  judge(page: number): RankedPage {
    const title = this.titleFit(page);
    const headings = this.headingFits(page);
    // The heading that a line of a log repeats is what the whole page is found for.
    const fit = this.query.pasted ? Math.max(title, ...headings.values()) : title;
    const sections = this.sections(page, title, headings);
    // The answer to a question stands in one place.
    const [ofPage, ofSection] = this.query.question ? [weights.questionPage, weights.questionSection] : [weights.page, weights.section];
    const sum = ofPage * this.sums.page[page]! * this.coverage(page) + ofSection * (sections[0]?.score ?? 0) + this.sums.highest * fit;
    return {page, score: sum * this.standing(page, sections), sections: sections.slice(0, SECTIONS)};
  }

  /** The section of a page that has most of the words, for pages that are not compared. */
  roughly(page: number): RankedSection {
    const {first, count} = this.catalog.pages[page]!;
    let best = first;
    for (let at = first; at < first + count; at++) if (this.sums.section[at]! > this.sums.section[best]!) best = at;
    return {section: best, score: this.sums.section[best]!};
  }

  /** How well title, address or a keyword of a page are what was asked. */
  private titleFit(page: number): number {
    const title = this.catalog.titleWords(page);
    const path = this.catalog.pathWords(page);
    return Math.max(
      weights.titleFit * this.goodness(this.fitter.fit(title, path)),
      weights.slugFit * this.goodness(this.fitter.fit(this.catalog.slugWords(page), [...title, ...path])),
      ...this.catalog.keywordWords(page).map((words) => weights.keywordFit * this.goodness(this.fitter.fit(words, title))),
    );
  }

  /** How well each heading is what was asked, of those sections in which anything was found. */
  private headingFits(page: number): Map<number, number> {
    const {first, count} = this.catalog.pages[page]!;
    const title = this.catalog.titleWords(page);
    const fits = new Map<number, number>();
    for (let section = first + 1; section < first + count; section++) {
      if (this.sums.section[section] === 0 && !this.names.has(section)) continue;
      fits.set(section, this.headingWeight(section) * this.goodness(this.fitter.fit(this.catalog.headingWords(section), title)));
    }
    return fits;
  }

  private headingWeight(section: number): number {
    if (this.query.pasted) return weights.loggedFit;
    return this.query.question && this.catalog.isQuestionHeading(section) ? weights.questionFit : weights.headingFit;
  }

  /** The top of the page and the sections in which anything was found, the best first. */
  private sections(page: number, titleFit: number, headings: ReadonlyMap<number, number>): RankedSection[] {
    const {first} = this.catalog.pages[page]!;
    const {section: sums, sectionCovered, highest} = this.sums;
    return [...[[first, titleFit] as const], ...headings]
      .map(([section, fit]) => {
        const sum = sums[section]! * (LEAST_COVERED + Math.min(1, sectionCovered[section]!) ** weights.coverage);
        return {section, score: sum + highest * (fit + (this.names.get(section) ?? 0))};
      })
      .sort((a, b) => b.score - a.score || a.section - b.section);
  }

  /** How much of the query a page has; words that stand far apart on a long page answer less than words in one place. */
  private coverage(page: number): number {
    const {first, count} = this.catalog.pages[page]!;
    const local = this.sums.sectionCovered.subarray(first, first + count).reduce((most, value) => Math.max(most, value), 0);
    return LEAST_COVERED + (weights.local * Math.min(1, local) + (1 - weights.local) * this.sums.covered[page]!) ** weights.coverage;
  }

  /** What a page counts for what it is and where it stands, whatever its words. */
  private standing(page: number, sections: readonly RankedSection[]): number {
    const {area, kind} = this.catalog.pages[page]!;
    const near = area === this.scope.area ? weights.ownArea : 1;
    const isNamed = sections.some(({section}) => this.names.has(section));
    const reference = this.query.question && kind === 'reference' ? weights.questionReference : this.catalog.listsEndpoints.has(page) && !isNamed ? weights.endpoints : 1;
    return near * reference * this.scope.standing(page);
  }

  /** A text is good that holds what was asked and little else; of a pasted line, one that the line holds. */
  private goodness(fit: Fit): number {
    const {ofQuery, ofText, inOrder} = fit;
    if (this.query.pasted) return loggedGoodness(fit) * Math.min(1, ofQuery * 3);
    const order = this.query.words.length > 1 ? 0.85 + 0.15 * inOrder : 1;
    return ofQuery ** 2 * (0.45 + 0.55 * ofText) * order;
  }
}
