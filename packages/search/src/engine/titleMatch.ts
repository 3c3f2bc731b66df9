import type {WeighedSlot} from './termWeight.ts';
import {stopWords} from '../format/stopWords.ts';
import type {Vocabulary} from './vocabulary.ts';

/** Match between a short text, such as a title, and a query. Shares are from 0 to 1. */
export interface Fit {
  /** Share of the query's weight that the text contains. */
  ofQuery: number;
  /** Share of the text's words that the query contains. Stop words count less. */
  ofText: number;
  /** Share of neighboring words in the text that are neighbors in the query. */
  inOrder: number;
  /** Number of words in the text. */
  words: number;
}

/** Minimum number of words in a text that is matched to a log line. Shorter texts match by chance. */
const LOGGED_WORDS = 3;

/** Returns to what degree a log line contains a text in the same word order, from 0 to 1; 0 for a text of one or two words. */
export const loggedGoodness = ({ofText, inOrder, words}: Fit): number =>
  ofText > 0.6 && words >= LOGGED_WORDS ? ofText ** 2 * (0.4 + 0.6 * inOrder) : 0;

/** Matches short texts against a query. */
export class Fitter {
  private readonly strength = new Map<string, {slot: number; weight: number}>();
  /** Alternatives of a query word that have several words. */
  private readonly phrases: {terms: string[]; slot: number; weight: number}[] = [];
  private readonly total: number;

  /** @param anyNumber whether numbers have little weight, because they vary between log lines. */
  constructor(
    private readonly slots: readonly WeighedSlot[],
    vocabulary: Vocabulary,
    private readonly anyNumber = false,
  ) {
    slots.forEach(({alternatives, extra}, slot) => {
      if (extra) return;
      for (const {terms, weight} of alternatives) {
        const words = terms.map((term) => vocabulary.terms[term]!);
        if (words.length > 1) this.phrases.push({terms: words, slot, weight});
        else this.offer(words[0]!, slot, weight);
      }
    });
    this.total = slots.reduce((sum, {extra, termWeight}) => sum + (extra ? 0 : termWeight), 0);
  }

  /** Matches `words` against the query. If any word matches, query words in `context` count toward `ofQuery` with a lower weight. */
  fit(words: readonly string[], context: readonly string[] = []): Fit {
    const found = new Map<number, number>();
    const said = new Map<string, {slot: number; weight: number}>();
    for (const {terms, slot, weight} of this.phrases) {
      if (!terms.every((term) => words.includes(term))) continue;
      found.set(slot, Math.max(found.get(slot) ?? 0, weight));
      for (const term of terms) said.set(term, {slot, weight});
    }
    let held = 0;
    let counted = 0;
    let pairs = 0;
    let last: number | undefined;
    for (const word of words) {
      const match = this.strength.get(word) ?? said.get(word);
      const weight = stopWords.has(word) || (this.anyNumber && /^\d+$/.test(word)) ? 0.2 : 1;
      counted += weight;
      if (match) {
        held += weight * match.weight;
        if ((found.get(match.slot) ?? 0) < match.weight) found.set(match.slot, match.weight);
        // The words of a phrase have the same slot.
        if (last !== undefined && (match.slot === last + 1 || (match.slot === last && said.has(word)))) pairs++;
      }
      last = match?.slot;
    }
    if (held === 0) return {ofQuery: 0, ofText: 0, inOrder: 0, words: words.length};
    for (const word of context) {
      const match = this.strength.get(word);
      if (match && (found.get(match.slot) ?? 0) < match.weight) found.set(match.slot, match.weight * 0.85);
    }
    let query = 0;
    for (const [slot, weight] of found) query += this.slots[slot]!.termWeight * weight;
    return {
      ofQuery: this.total ? Math.min(1, query / this.total) : 0,
      ofText: counted ? held / counted : 0,
      inOrder: words.length > 1 ? pairs / (words.length - 1) : 0,
      words: words.length,
    };
  }

  private offer(term: string, slot: number, weight: number): void {
    const known = this.strength.get(term);
    if (!known || known.weight < weight) this.strength.set(term, {slot, weight});
  }
}
