import type {Catalog} from './catalog.ts';
import {Fitter, loggedGoodness, type Fit} from './titleMatch.ts';
import type {Query} from './parseQuery.ts';
import type {RankedPage, RankedSection, Scope} from './rank.ts';
import type {Sums} from './scorer.ts';
import {weights} from './weights.ts';
import type {WeighedSlot} from './termWeight.ts';

/** Maximum number of sections kept for each page. */
const SECTIONS = 4;
/** Coverage factor of a page or section that contains none of the query. Covered query terms add to it. */
const LEAST_COVERED = 0.25;
/** Minimum number of significant words in a long query, and their minimum weight. */
const LONG_QUERY = 4;
const TELLING = 0.4;

/** Scores pages in detail: adds title, heading, and name matches to the term scores. */
export class Comparison {
  private readonly fitter: Fitter;
  /** One word is often the name of a product or a topic, and the landing page links to everything about it. */
  private readonly isOneWord: boolean;
  /** The words of a long query are usually spread over the title and the keywords, and no single one of them matches it. */
  private readonly isLong: boolean;

  constructor(
    private readonly query: Query,
    slots: readonly WeighedSlot[],
    private readonly catalog: Catalog,
    private readonly sums: Sums,
    /** Name bonus by section number, from `namedSections`. */
    private readonly names: ReadonlyMap<number, number>,
    private readonly scope: Scope,
  ) {
    this.fitter = new Fitter(slots, catalog.vocabulary, query.pasted);
    this.isOneWord = query.words.filter(({extra}) => !extra).length === 1;
    this.isLong =
      !query.pasted && query.words.filter(({extra, weight}) => !extra && weight >= TELLING).length >= LONG_QUERY;
  }

  /** Returns a page with its score and its best sections. */
  judge(page: number): RankedPage {
    const title = this.titleFit(page);
    const headings = this.headingFits(page);
    // For a pasted log line, a matching heading is as relevant as a matching title.
    const fit = this.query.pasted ? Math.max(title, ...headings.values()) : title;
    const sections = this.sections(page, title, headings);
    // The answer to a question is usually in a single section, so the section counts more.
    const [ofPage, ofSection] = this.query.question
      ? [weights.questionPage, weights.questionSection]
      : [weights.page, weights.section];
    const sum =
      ofPage * this.sums.page[page]! * this.coverage(page) +
      ofSection * (sections[0]?.score ?? 0) +
      this.sums.highest * (fit + (this.isLong ? weights.topic * this.sums.topic[page]! : 0));
    return {page, score: sum * this.standing(page, title), sections: sections.slice(0, SECTIONS)};
  }

  /** Returns the section of a page with the highest term score, for pages that aren't scored in detail. */
  roughly(page: number): RankedSection {
    const {first, count} = this.catalog.pages[page]!;
    let best = first;
    for (let at = first; at < first + count; at++) if (this.sums.section[at]! > this.sums.section[best]!) best = at;
    return {section: best, score: this.sums.section[best]!};
  }

  /** Returns the bonus for the best match among a page's title, the last segment of its path, and its keywords. */
  private titleFit(page: number): number {
    const title = this.catalog.titleWords(page);
    const path = this.catalog.pathWords(page);
    return Math.max(
      weights.titleFit * this.goodness(this.fitter.fit(title, path)),
      weights.slugFit * this.goodness(this.fitter.fit(this.catalog.slugWords(page), [...title, ...path])),
      ...this.catalog
        .keywordWords(page)
        .map((words) => weights.keywordFit * this.goodness(this.fitter.fit(words, title))),
    );
  }

  /** Returns the heading bonus of each section that has a term score or a name bonus, except the top of the page. */
  private headingFits(page: number): Map<number, number> {
    const {first, count} = this.catalog.pages[page]!;
    const title = this.catalog.titleWords(page);
    const fits = new Map<number, number>();
    for (let section = first + 1; section < first + count; section++) {
      if (this.sums.section[section] === 0 && !this.names.has(section)) continue;
      fits.set(
        section,
        (this.query.pasted ? weights.loggedFit : weights.headingFit) *
          this.goodness(this.fitter.fit(this.catalog.headingWords(section), title)),
      );
    }
    return fits;
  }

  /** Returns the top of the page and the sections in `headings` with their scores, in descending order. */
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

  /** Returns the coverage factor of a page. Query terms in the same section count more than terms spread over the page. */
  private coverage(page: number): number {
    const {first, count} = this.catalog.pages[page]!;
    const local = this.sums.sectionCovered
      .subarray(first, first + count)
      .reduce((most, value) => Math.max(most, value), 0);
    return (
      LEAST_COVERED +
      (weights.local * Math.min(1, local) + (1 - weights.local) * this.sums.covered[page]!) ** weights.coverage
    );
  }

  /** Returns the factor for a page's area, type, and status, independent of its text. */
  private standing(page: number, titleFit: number): number {
    const {area, kind} = this.catalog.pages[page]!;
    const near = area === this.scope.area ? weights.ownArea : 1;
    const landing = kind === 'landing' && this.isOneWord && titleFit > 0 ? weights.landing : 1;
    const reference = kind === 'reference' && this.query.question ? weights.questionReference : 1;
    const solution = kind === 'troubleshooting' && this.query.problem ? weights.solution : 1;
    return near * reference * landing * solution * this.scope.standing(page);
  }

  /**
   * Returns the quality of a match, from 0 to 1: high if the text contains the query and little else or, for a pasted
   * log line, if the line contains the text.
   */
  private goodness(fit: Fit): number {
    const {ofQuery, ofText, inOrder} = fit;
    if (this.query.pasted) return loggedGoodness(fit) * Math.min(1, ofQuery * 3);
    const order = this.query.words.length > 1 ? 0.85 + 0.15 * inOrder : 1;
    return ofQuery ** 2 * (0.45 + 0.55 * ofText) * order;
  }
}
