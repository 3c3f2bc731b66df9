import {singular} from '../format/stem.ts';
import type {QueryWord} from './parseQuery.ts';
import type {Vocabulary} from './vocabulary.ts';

/** Alternative for a query word. It matches if all of `terms` occur in the same field or section. */
export interface Alternative {
  terms: number[];
  /** 1 for the word as typed, less for other alternatives. */
  weight: number;
  /** A different word, not a form of the query word. */
  synonym?: true;
}

/** Weights of alternatives: inflected forms, prefix matches, corrections by number of edits, and split words. */
const FORM = {number: 0.95, other: 0.85};
const BEGINNING = {known: 0.3, unknown: 0.8, incomplete: 0.9};
const TYPO = [1, 0.92, 0.75];
const SPLIT = 0.8;
const MAX_BEGINNINGS = 16;
const MAX_TYPOS = 4;
/** Minimum length of an incomplete word that isn't the last word of the query. */
const INCOMPLETE = 4;
/** A word in fewer sections than this can be a spelling mistake in the documentation. */
const RARE = 3;

/** Returns the maximum edit distance of a correction for a word of `length` characters. */
export const allowedEdits = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Returns the alternatives for a query word, best first: the word, its forms, prefix matches, and corrections. */
export function expand({word, open, extra}: QueryWord, vocabulary: Vocabulary): Alternative[] {
  const found = new Map<number, number>();
  const offer = (id: number, weight: number) => {
    if ((found.get(id) ?? 0) < weight) found.set(id, weight);
  };
  const exact = vocabulary.idOf(word);
  if (exact !== undefined) offer(exact, 1);
  for (const id of vocabulary.formsOf(word)) {
    offer(id, singular(vocabulary.terms[id]!) === singular(word) ? FORM.number : FORM.other);
  }
  if (open && word.length > 1) {
    const weight = found.size ? BEGINNING.known : BEGINNING.unknown;
    for (const id of vocabulary.beginningWith(word, MAX_BEGINNINGS)) {
      // Shorter terms rank higher: `confi` is closer to `config` than to `configuration`.
      offer(id, weight * (0.6 + (0.4 * word.length) / vocabulary.terms[id]!.length));
    }
  }
  // An incomplete word in front of another one: `nightw visual`.
  if (!open && !extra && found.size === 0 && word.length >= INCOMPLETE) {
    for (const id of vocabulary.beginningWith(word, MAX_BEGINNINGS))
      offer(id, BEGINNING.incomplete * (0.6 + (0.4 * word.length) / vocabulary.terms[id]!.length));
  }
  const split = found.size === 0 && !extra ? splitOf(word, vocabulary) : undefined;
  if (found.size === 0 || (exact !== undefined && !open && vocabulary.frequencyOf(exact) < RARE)) {
    offerTypos(word, open, vocabulary, offer, exact);
  }
  const alternatives = [...found].map(([id, weight]) => ({terms: [id], weight}));
  if (split) alternatives.push({terms: split, weight: SPLIT});
  return alternatives.sort((a, b) => b.weight - a.weight);
}

function offerTypos(
  word: string,
  open: boolean,
  vocabulary: Vocabulary,
  offer: (id: number, weight: number) => void,
  exact?: number,
): void {
  const max = allowedEdits(word.length);
  // Words with digits, such as IDs and versions, aren't corrected.
  if (max === 0 || /\d/.test(word)) return;
  const misspelt = exact === undefined;
  const whole = vocabulary.near(word, misspelt ? max : 1, MAX_TYPOS + (misspelt ? 0 : 1));
  for (const {id, edits} of whole) {
    if (id === exact) continue;
    if (!misspelt && vocabulary.frequencyOf(id) < 10 * vocabulary.frequencyOf(exact)) continue;
    offer(id, TYPO[edits]!);
    for (const form of vocabulary.formsOf(vocabulary.terms[id]!)) offer(form, TYPO[edits]! * FORM.other);
  }
  if (whole.length > 0 || !open) return;
  for (const {id, edits} of vocabulary.near(word, Math.min(max, 1), MAX_TYPOS, true))
    offer(id, TYPO[edits]! * BEGINNING.unknown);
}

/** Splits a word into two terms of the index: `datacenter` into `data` and `center`. */
function splitOf(word: string, vocabulary: Vocabulary): number[] | undefined {
  let best: {ids: number[]; weight: number} | undefined;
  for (let at = 2; at <= word.length - 1; at++) {
    const left = vocabulary.idOf(word.slice(0, at));
    const right = vocabulary.idOf(word.slice(at));
    if (left === undefined || right === undefined) continue;
    if (word.length - at < 3 && !/\d/.test(word.slice(at))) continue;
    const weight = Math.min(vocabulary.frequencyOf(left), vocabulary.frequencyOf(right));
    if (weight >= RARE && (!best || weight > best.weight)) best = {ids: [left, right], weight};
  }
  return best?.ids;
}
