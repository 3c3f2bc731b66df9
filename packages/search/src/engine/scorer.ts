import type {Postings} from '../format/postings.ts';
import type {Alternative} from './expand.ts';
import type {Catalog, TermLists} from './catalog.ts';
import {weights} from './weights.ts';
import type {WeighedSlot} from './termWeight.ts';

/** Term scores of all query words, by page and by section. */
export interface Sums {
  /**
   * Score, and share of the query's weight that was found (from 0 to 1), by page number and by section number. The share of a section
   * includes the title of its page.
   */
  page: Float32Array;
  covered: Float32Array;
  section: Float32Array;
  sectionCovered: Float32Array;
  /** Share of the query's weight that the title, the path, and the keywords of a page contain together, by page number. */
  topic: Float32Array;
  /** Upper limit of the scores: the sum of the term weights. */
  highest: number;
  /** Numbers of the pages with at least one match. */
  pages: number[];
}

/** Returns the postings of a term, or `undefined` if their shard isn't loaded. */
export type PostingsOf = (term: number) => Postings | undefined;

/** Matches of a query word. */
interface Touched {
  sections: number[];
  pages: number[];
  /** Weight of the best title match, by page number. */
  titled: Map<number, number>;
  /** Weight of the best match in the title, the path, or the keywords, by page number. */
  topical: Map<number, number>;
}

/** Share at which a word in the page title counts toward the coverage of the page's sections. */
const BY_TITLE = 0.85;

/** Computes term scores with BM25 over weighted fields (BM25F). Reuses its buffers between queries. */
export class Scorer {
  private readonly section: Float32Array;
  private readonly page: Float32Array;
  private readonly best: Float32Array;
  private readonly sectionBest: Float32Array;
  private readonly meanSection: number;
  private readonly meanPage: number;

  constructor(private readonly catalog: Catalog) {
    this.section = new Float32Array(catalog.headings.length);
    this.sectionBest = new Float32Array(catalog.headings.length);
    this.page = new Float32Array(catalog.pages.length);
    this.best = new Float32Array(catalog.pages.length);
    this.meanSection = mean(catalog.sectionSize);
    this.meanPage = mean(catalog.pageSize);
  }

  /** Returns the term scores of a query. Terms without loaded postings are scored by titles, headings, and names only. */
  sum(slots: readonly WeighedSlot[], postingsOf: PostingsOf): Sums {
    const {pages, headings} = this.catalog;
    const sums: Sums = {
      page: new Float32Array(pages.length),
      covered: new Float32Array(pages.length),
      section: new Float32Array(headings.length),
      sectionCovered: new Float32Array(headings.length),
      topic: new Float32Array(pages.length),
      highest: 0,
      pages: [],
    };
    const seen = new Uint8Array(pages.length);
    let needed = 0;
    for (const slot of slots) {
      const touched = this.gather(slot.alternatives, postingsOf);
      if (!slot.extra) needed += slot.termWeight;
      sums.highest += slot.termWeight;
      this.spend(slot, touched, sums, seen);
    }
    for (const page of sums.pages) {
      sums.covered[page] = needed ? Math.min(1, sums.covered[page]! / needed) : 1;
      if (needed) sums.topic[page]! /= needed;
    }
    if (needed) for (let i = 0; i < sums.sectionCovered.length; i++) sums.sectionCovered[i]! /= needed;
    return sums;
  }

  /** Adds the weighted term frequencies of a query word to the buffers. */
  private gather(alternatives: readonly Alternative[], postingsOf: PostingsOf): Touched {
    const sections: number[] = [];
    const pages: number[] = [];
    const titled = new Map<number, number>();
    const topical = new Map<number, number>();
    const {pageOf} = this.catalog;
    const addPage = (page: number, amount: number, weight: number) => {
      if (this.best[page] === 0) pages.push(page);
      this.page[page]! += amount;
      if (this.best[page]! < weight) this.best[page] = weight;
    };
    const addSection = (section: number, amount: number, weight: number) => {
      if (this.sectionBest[section] === 0) sections.push(section);
      this.section[section]! += amount;
      if (this.sectionBest[section]! < weight) this.sectionBest[section] = weight;
      addPage(pageOf[section]!, amount, weight);
    };
    const {titleTerms, keywordTerms, pathTerms, headingTerms, identifierTerms} = this.catalog;
    const addTopic = (page: number, field: number, weight: number) => {
      addPage(page, field * weight, weight);
      raise(topical, page, weight);
    };
    for (const {terms, weight} of alternatives) {
      for (const page of inAll(terms, titleTerms)) {
        addTopic(page, weights.title, weight);
        raise(titled, page, weight);
      }
      for (const page of inAll(terms, keywordTerms)) addTopic(page, weights.keyword, weight);
      for (const page of inAll(terms, pathTerms)) addTopic(page, weights.path, weight);
      for (const section of inAll(terms, headingTerms)) addSection(section, weights.heading * weight, weight);
      for (const section of inAll(terms, identifierTerms)) addSection(section, weights.identifier * weight, weight);
      eachPosting(terms, postingsOf, (section, count) => addSection(section, weights.text * count * weight, weight));
    }
    return {sections, pages, titled, topical};
  }

  /** Adds the scores of a query word to `sums`, and clears the buffers. */
  private spend(
    {termWeight, extra}: WeighedSlot,
    {sections, pages, titled, topical}: Touched,
    sums: Sums,
    seen: Uint8Array,
  ): void {
    const {sectionSize, pageSize} = this.catalog;
    if (!extra) {
      this.coverByTitle(termWeight, titled, sums);
      for (const [page, weight] of topical) sums.topic[page]! += termWeight * weight;
    }
    for (const section of sections) {
      const length = 1 - weights.lengthSection + (weights.lengthSection * sectionSize[section]!) / this.meanSection;
      sums.section[section]! += termWeight * this.saturate(this.section[section]!, length) * this.sectionBest[section]!;
      if (!extra) sums.sectionCovered[section]! += termWeight * this.sectionBest[section]!;
      this.section[section] = 0;
      this.sectionBest[section] = 0;
    }
    for (const page of pages) {
      const length = 1 - weights.lengthPage + (weights.lengthPage * pageSize[page]!) / this.meanPage;
      sums.page[page]! += termWeight * this.saturate(this.page[page]!, length) * this.best[page]!;
      if (!extra) sums.covered[page]! += termWeight * this.best[page]!;
      if (!seen[page]) {
        seen[page] = 1;
        sums.pages.push(page);
      }
      this.page[page] = 0;
      this.best[page] = 0;
    }
  }

  /** Raises the coverage of a page's sections for a word in the page title. */
  private coverByTitle(termWeight: number, titled: ReadonlyMap<number, number>, sums: Sums): void {
    for (const [page, weight] of titled) {
      const {first, count} = this.catalog.pages[page]!;
      for (let section = first; section < first + count; section++) {
        const missing = weight * BY_TITLE - this.sectionBest[section]!;
        if (missing > 0) sums.sectionCovered[section]! += termWeight * missing;
      }
    }
  }

  private saturate(amount: number, length: number): number {
    return amount / (amount + weights.saturation * length);
  }
}

/** Sets a value of `map` if it's higher than the current one. */
function raise(map: Map<number, number>, key: number, value: number): void {
  if ((map.get(key) ?? 0) < value) map.set(key, value);
}

function mean(values: Float32Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return Math.max(1, sum / Math.max(1, values.length));
}

/** Returns the page or section numbers that are in the lists of all `terms`. */
function inAll(terms: readonly number[], lists: TermLists): readonly number[] {
  const [first, ...others] = terms.map((term) => lists.get(term) ?? []);
  if (!first || others.length === 0) return first ?? [];
  const sets = others.map((list) => new Set(list));
  return first.filter((number) => sets.every((set) => set.has(number)));
}

/** Calls `visit` for each section whose text contains all `terms`, with the lowest of their counts. */
function eachPosting(
  terms: readonly number[],
  postingsOf: PostingsOf,
  visit: (section: number, count: number) => void,
): void {
  const lists = terms.map(postingsOf);
  if (lists.some((list) => !list)) return;
  const [first, ...others] = lists as Postings[];
  const at = others.map(() => 0);
  first!.sections.forEach((section, i) => {
    let count = first!.counts[i]!;
    for (const [number, {sections, counts}] of others.entries()) {
      while (at[number]! < sections.length && sections[at[number]!]! < section) at[number]!++;
      if (sections[at[number]!] !== section) return;
      count = Math.min(count, counts[at[number]!]!);
    }
    visit(section, count);
  });
}
