import type {SynonymRule} from '../format/format.ts';
import {stem} from '../format/stem.ts';
import {termsOf, wordsOf} from '../format/words.ts';
import type {Vocabulary} from './vocabulary.ts';

/** Synonym of one or more query words. */
export interface Synonym {
  /** Replaces `count` words of the query, starting at index `at`. */
  at: number;
  count: number;
  /** Terms of the synonym, which all have to occur in the same field or section. */
  terms: number[];
  /** Colloquial word with a similar meaning, which counts less. */
  loose: boolean;
}

interface Entry {
  stems: readonly string[];
  terms: number[];
  loose: boolean;
}

/** Synonym lookup by word stems. */
export class Thesaurus {
  /** Entries by the stem of the first word of the phrase that they replace. */
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

  /** Returns the synonyms of all phrases in `words`, the consecutive words of a query. */
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
  const known = termsOf(phrase)
    .map((term) => vocabulary.idOf(term))
    .find((id) => id !== undefined);
  return known === undefined ? undefined : [known];
}
