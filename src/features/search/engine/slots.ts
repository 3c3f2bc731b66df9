import type {SynonymRule} from '../../../lib/search/format.ts';
import {singular} from '../../../lib/search/stem.ts';
import {termsOf, wordsOf} from '../../../lib/search/words.ts';
import {expand, type Alternative} from './expand.ts';
import type {Query, QueryWord} from './parseQuery.ts';
import type {Vocabulary} from './vocabulary.ts';

/** A word of a query with everything that satisfies it. */
export interface Slot extends QueryWord {
  alternatives: Alternative[];
}

const SYNONYM = {close: 0.85, loose: 0.6};
const JOINED_PAIR = 0.9;
/** Of a long query, only the words that tell most are looked up. */
const MAX_SLOTS = 24;

/** The words of a query, each with its forms, likely corrections and synonyms. */
export function slotsOf(query: Query, vocabulary: Vocabulary, synonyms: readonly SynonymRule[]): Slot[] {
  const slots: Slot[] = query.words.map((word) => ({...word, alternatives: expand(word, vocabulary)}));
  joinPairs(slots, vocabulary);
  addSynonyms(slots, vocabulary, synonyms);
  const known = slots.filter(({extra, alternatives}) => !extra || alternatives.length > 0);
  if (known.length <= MAX_SLOTS) return known;
  const rarity = ({alternatives}: Slot) => Math.min(...alternatives.map(({terms}) => vocabulary.frequencyOf(terms[0]!)), 1e9);
  const kept = new Set([...known].sort((a, b) => rarity(a) - rarity(b)).slice(0, MAX_SLOTS));
  return known.filter((slot) => kept.has(slot));
}

/** `web hooks` is also `webhooks`. */
function joinPairs(slots: Slot[], vocabulary: Vocabulary): void {
  const words = slots.filter(({extra}) => !extra);
  words.forEach((left, i) => {
    const right = words[i + 1];
    if (!right) return;
    const id = vocabulary.idOf(left.word + right.word) ?? vocabulary.idOf(left.word + singular(right.word));
    if (id === undefined) return;
    for (const slot of [left, right]) slot.alternatives.push({terms: [id], weight: JOINED_PAIR});
  });
}

function addSynonyms(slots: Slot[], vocabulary: Vocabulary, rules: readonly SynonymRule[]): void {
  const words = slots.filter(({extra}) => !extra);
  const unknown = words.filter(({word}) => vocabulary.formsOf(word).length === 0);
  offer(words, words.map(({word}) => word), vocabulary, rules);
  for (const slot of unknown) {
    // A word that no page has, but that is known to mean another, is no misspelling.
    const others = slot.alternatives.filter(({synonym}) => synonym);
    if (others.length) slot.alternatives = others;
  }
  // A misspelt word stands for what it is taken for.
  const corrected = words.map(({word, alternatives: [best]}, i) =>
    unknown.includes(words[i]!) && best && !best.synonym && best.terms.length === 1 ? vocabulary.terms[best.terms[0]!]! : word,
  );
  if (corrected.some((word, i) => word !== words[i]!.word)) offer(words, corrected, vocabulary, rules);
  for (const slot of slots) slot.alternatives = distinct(slot.alternatives);
}

/** Adds what the rules say about `typed`, the words of the slots as they are understood. */
function offer(words: readonly Slot[], typed: readonly string[], vocabulary: Vocabulary, rules: readonly SynonymRule[]): void {
  const singulars = typed.map(singular);
  for (const {from, to, loose} of rules) {
    for (const phrase of from) {
      const wanted = wordsOf(phrase).map(singular);
      for (let at = 0; at + wanted.length <= singulars.length; at++) {
        if (!wanted.every((word, i) => singulars[at + i] === word)) continue;
        for (const other of to) {
          const terms = idsOf(other, vocabulary);
          if (!terms) continue;
          for (const slot of words.slice(at, at + wanted.length)) slot.alternatives.push({terms, weight: loose ? SYNONYM.loose : SYNONYM.close, synonym: true});
        }
      }
    }
  }
}

/** Each way once, the best of its kind. */
function distinct(alternatives: readonly Alternative[]): Alternative[] {
  const seen = new Map<string, Alternative>();
  for (const alternative of alternatives) {
    const key = alternative.terms.join(' ');
    const known = seen.get(key);
    if (!known || known.weight < alternative.weight) seen.set(key, alternative);
  }
  return [...seen.values()].sort((a, b) => b.weight - a.weight);
}

function idsOf(phrase: string, vocabulary: Vocabulary): number[] | undefined {
  const chunks = termsOf(phrase).filter((term, i, all) => all.indexOf(term) === i);
  const ids = wordsOf(phrase).map((word) => vocabulary.idOf(word));
  if (ids.length > 0 && ids.every((id) => id !== undefined)) return ids as number[];
  const joined = chunks.map((term) => vocabulary.idOf(term)).filter((id) => id !== undefined);
  return joined.length ? joined.slice(0, 1) : undefined;
}
