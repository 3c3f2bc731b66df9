import type {Slot} from './slots.ts';
import {stopWords} from '../../../lib/search/stopWords.ts';
import {wordsOf} from '../../../lib/search/words.ts';
import type {Vocabulary} from './vocabulary.ts';

/** How well a short text, such as a title, fits a query. All values from 0 to 1. */
export interface Fit {
  /** The share of the query's weight that the text holds. */
  ofQuery: number;
  /** The share of the text's words that the query holds. */
  ofText: number;
  /** How many neighbours in the text are neighbours in the query. */
  inOrder: number;
}

/** Compares short texts with one query. */
export class Fitter {
  private readonly strength = new Map<string, {slot: number; weight: number}>();
  private readonly total: number;

  constructor(
    private readonly slots: readonly Slot[],
    private readonly vocabulary: Vocabulary,
    private readonly worth: readonly number[],
  ) {
    slots.forEach(({alternatives, extra}, slot) => {
      if (extra) return;
      for (const {terms, weight} of alternatives) {
        // A synonym of several words is as good as its parts together; one part alone is worth its share.
        for (const term of terms) this.offer(vocabulary.terms[term]!, slot, weight / terms.length ** 0.5);
      }
    });
    this.total = worth.reduce((sum, value, slot) => sum + (slots[slot]!.extra ? 0 : value), 0);
  }

  fit(text: string, context = ''): Fit {
    const words = wordsOf(text);
    const found = new Map<number, number>();
    let held = 0;
    let counted = 0;
    let pairs = 0;
    let last: number | undefined;
    for (const word of words) {
      const match = this.strength.get(word.toLowerCase());
      const weight = stopWords.has(word) ? 0.2 : 1;
      counted += weight;
      if (match) {
        held += weight * match.weight;
        if ((found.get(match.slot) ?? 0) < match.weight) found.set(match.slot, match.weight);
        if (last !== undefined && match.slot === last + 1) pairs++;
      }
      last = match?.slot;
    }
    for (const word of wordsOf(context)) {
      const match = this.strength.get(word);
      if (match && (found.get(match.slot) ?? 0) < match.weight) found.set(match.slot, match.weight * 0.85);
    }
    let query = 0;
    for (const [slot, weight] of found) query += this.worth[slot]! * weight;
    return {
      ofQuery: this.total ? Math.min(1, query / this.total) : 0,
      ofText: counted ? held / counted : 0,
      inOrder: words.length > 1 ? pairs / (words.length - 1) : 0,
    };
  }

  private offer(term: string, slot: number, weight: number): void {
    const known = this.strength.get(term);
    if (!known || known.weight < weight) this.strength.set(term, {slot, weight});
  }
}
