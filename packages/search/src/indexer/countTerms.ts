import {MAX_COUNT} from '../format/postings.ts';
import {termsOf} from '../format/words.ts';
import type {PageRecord, SectionRecord} from './records.ts';

/** Vocabulary and term frequencies of all sections. */
export interface Counted {
  /** All terms of titles, headings, identifiers, and texts, sorted. */
  terms: string[];
  /** For each term, the sections whose text contains it, with the weighted number of occurrences (at most `MAX_COUNT`). */
  entries: (readonly [section: number, count: number])[][];
  /** Number of terms in the text of each section. */
  sizes: number[];
}

/** Weight of a term in a code sample, relative to a term in running text. */
const SAMPLE = 0.5;
/** Weight of a term in one of the page's questions or queries, relative to a term in running text. */
const QUESTION = 2;

/**
 * Counts the terms of all sections. Terms of headings and identifiers are only added to the vocabulary, because the client counts them
 * when it loads the index.
 */
export function countTerms(sections: readonly {page: PageRecord; section: SectionRecord}[]): Counted {
  const vocabulary = new Map<string, (readonly [number, number])[]>();
  const know = (term: string) => {
    let entries = vocabulary.get(term);
    if (!entries) vocabulary.set(term, (entries = []));
    return entries;
  };
  const sizes = sections.map(({page, section}, number) => {
    const top = section.level === 1 && section.anchor === '';
    const named = [
      section.heading,
      ...section.identifiers,
      ...(top ? [page.title, page.path.replace(/\//g, ' '), ...page.keywords] : []),
    ];
    for (const text of named) for (const term of termsOf(text)) know(term);
    const counts = new Map<string, number>();
    const add = (text: string, weight: number) => {
      for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + weight);
    };
    add(section.text, 1);
    if (top) add(page.description, 1);
    const size = [...counts.values()].reduce((sum, count) => sum + count, 0);
    add(section.code, SAMPLE);
    if (top) for (const question of page.questions) add(question, QUESTION);
    for (const [term, count] of counts) know(term).push([number, Math.min(MAX_COUNT, Math.ceil(count))]);
    return size;
  });
  const terms = [...vocabulary.keys()].sort();
  return {terms, entries: terms.map((term) => vocabulary.get(term)!), sizes};
}
