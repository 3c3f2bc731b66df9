import type {SynonymRule} from '../../../lib/search/format.ts';
import {stem} from '../../../lib/search/stem.ts';
import {termsOf, wordsOf} from '../../../lib/search/words.ts';
import type {Vocabulary} from './vocabulary.ts';

/** Another way to say some words of a query. */
export interface Synonym {
  /** The words that it stands for: `count` of them, from `at`. */
  at: number;
  count: number;
  /** The terms of which all have to be in one place. */
  terms: number[];
  /** An everyday word that means nearly the same; it counts less. */
  loose: boolean;
}

interface Entry {
  stems: readonly string[];
  terms: number[];
  loose: boolean;
}

/** What readers call things and what the pages call them, laid out for looking up words in any of their forms. */
export class Thesaurus {
  /** By the stem of the first word that is typed. */
  private readonly entries = new Map<string, Entry[]>();

  constructor(rules: readonly SynonymRule[], vocabulary: Vocabulary) {
    for (const {from, to, loose = false} of rules) {
      const others = to.map((phrase) => idsOf(phrase, vocabulary)).filter((terms) => terms !== undefined);
      for (const phrase of from) {
        const stems = wordsOf(phrase).map(stem);
        const [first] = stems;
        if (first === undefined) continue;
        const list = this.entries.get(first) ?? [];
        this.entries.set(first, [...list, ...others.map((terms) => ({stems, terms, loose}))]);
      }
    }
  }

  /** What else may be meant by `words`, which follow each other in a query. */
  synonymsIn(words: readonly string[]): Synonym[] {
    const stems = words.map(stem);
    return stems.flatMap((first, at) =>
      (this.entries.get(first) ?? [])
        .filter((entry) => entry.stems.every((one, i) => stems[at + i] === one))
        .map((entry) => ({at, count: entry.stems.length, terms: entry.terms, loose: entry.loose})),
    );
  }
}

function idsOf(phrase: string, vocabulary: Vocabulary): number[] | undefined {
  const ids = wordsOf(phrase).map((word) => vocabulary.idOf(word));
  if (ids.length > 0 && ids.every((id) => id !== undefined)) return ids;
  const known = termsOf(phrase).map((term) => vocabulary.idOf(term)).find((id) => id !== undefined);
  return known === undefined ? undefined : [known];
}
