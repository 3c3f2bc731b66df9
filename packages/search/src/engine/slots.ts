import {singular} from '../format/stem.ts';
import {stopWords} from '../format/stopWords.ts';
import {expand, type Alternative} from './expand.ts';
import type {Query, QueryWord} from './parseQuery.ts';
import type {Thesaurus} from './thesaurus.ts';
import type {Replacement} from './types.ts';
import type {Vocabulary} from './vocabulary.ts';

/** Query word with the alternatives that match it. */
export interface Slot extends QueryWord {
  alternatives: Alternative[];
}

/** Weights of synonyms and of joined pairs. */
const SYNONYM = {close: 0.85, loose: 0.6};
const JOINED_PAIR = 0.9;
const FILLERS = new Set(['i', 'you', 'we', 'it', 'they', 'my', 'your', 'our', 'the', 'a', 'an', 'to']);
/** Maximum number of words searched for. In a longer query, the most common words are dropped. */
const MAX_SLOTS = 24;

/**
 * Returns the words that no page contains, and the words that are searched for instead. Returns `undefined` if all words are known, if no word
 * is left, or for a pasted log line, which always contains words of its own.
 */
export function replacementOf(
  {pasted}: Query,
  slots: readonly Slot[],
  vocabulary: Vocabulary,
): Replacement | undefined {
  if (pasted) return undefined;
  const typed = slots.filter(({extra, silent}) => !extra && !silent);
  const missing = typed.filter((slot) => !isKnown(slot, vocabulary));
  const shown = typed.flatMap((slot) => {
    const [best] = slot.alternatives;
    if (!missing.includes(slot)) return [slot.word];
    return best ? [vocabulary.terms[best.terms[0]!]!] : [];
  });
  return missing.length && shown.length ? {missing: missing.map(({word}) => word), shown: shown.join(' ')} : undefined;
}

/** Whether a word, one of its forms or synonyms, a longer word that contains it, or its two halves are in the index. */
function isKnown({word, alternatives}: Slot, vocabulary: Vocabulary): boolean {
  if (stopWords.has(word) || vocabulary.formsOf(word).length > 0) return true;
  return alternatives.some(
    ({terms, synonym}) => synonym || terms.length > 1 || vocabulary.terms[terms[0]!]!.includes(word),
  );
}

/** Returns the words of a query with their forms, corrections, and synonyms as alternatives. */
export function slotsOf(query: Query, vocabulary: Vocabulary, thesaurus: Thesaurus): Slot[] {
  const slots: Slot[] = query.words.map((word) => ({
    ...word,
    alternatives: word.silent ? [] : expand(word, vocabulary),
  }));
  joinPairs(slots, vocabulary);
  addSynonyms(slots, vocabulary, thesaurus);
  const known = slots.filter(({extra, silent, alternatives}) => (!extra && !silent) || alternatives.length > 0);
  if (known.length <= MAX_SLOTS) return known;
  const rarity = ({alternatives}: Slot) =>
    Math.min(...alternatives.map(({terms}) => vocabulary.frequencyOf(terms[0]!)), 1e9);
  const kept = new Set([...known].sort((a, b) => rarity(a) - rarity(b)).slice(0, MAX_SLOTS));
  return known.filter((slot) => kept.has(slot));
}

/** Adds the joined form of two neighboring words as an alternative of both: `webhooks` for `web hooks`. */
function joinPairs(slots: Slot[], vocabulary: Vocabulary): void {
  const words = slots.filter(({extra, silent}) => !extra && !silent);
  words.forEach((left, i) => {
    const right = words[i + 1];
    if (!right) return;
    const id = vocabulary.idOf(left.word + right.word) ?? vocabulary.idOf(left.word + singular(right.word));
    if (id === undefined) return;
    for (const slot of [left, right]) slot.alternatives.push({terms: [id], weight: JOINED_PAIR});
  });
}

function addSynonyms(slots: Slot[], vocabulary: Vocabulary, thesaurus: Thesaurus): void {
  // Phrases match across pronouns and articles: “can't I connect” and “can't connect”.
  const words = slots.filter(({extra, word}) => !extra && !FILLERS.has(word));
  const unknown = words.filter(({word, silent}) => !silent && vocabulary.formsOf(word).length === 0);
  offer(
    words,
    words.map(({word}) => word),
    thesaurus,
  );
  for (const slot of unknown) {
    // A word that isn't in the index but has a synonym isn't a misspelling, so its corrections are dropped.
    const others = slot.alternatives.filter(({synonym}) => synonym);
    if (others.length) slot.alternatives = others;
  }
  // Synonyms of the correction apply to a misspelled word as well.
  const corrected = words.map(({word, alternatives: [best]}, i) =>
    unknown.includes(words[i]!) && best && !best.synonym && best.terms.length === 1
      ? vocabulary.terms[best.terms[0]!]!
      : word,
  );
  if (corrected.some((word, i) => word !== words[i]!.word)) offer(words, corrected, thesaurus);
  for (const slot of slots) slot.alternatives = distinct(slot.alternatives);
}

/** Adds synonyms to slots. `typed` contains the words of the slots, as typed or with misspelled words corrected. */
function offer(words: readonly Slot[], typed: readonly string[], thesaurus: Thesaurus): void {
  for (const {at, count, terms, loose} of thesaurus.synonymsIn(typed)) {
    for (const slot of words.slice(at, at + count))
      slot.alternatives.push({terms, weight: loose ? SYNONYM.loose : SYNONYM.close, synonym: true});
  }
}

/** Removes duplicate alternatives, keeping the one with the highest weight, and sorts them by weight. */
function distinct(alternatives: readonly Alternative[]): Alternative[] {
  const seen = new Map<string, Alternative>();
  for (const alternative of alternatives) {
    const key = alternative.terms.join(' ');
    const known = seen.get(key);
    if (!known || known.weight < alternative.weight) seen.set(key, alternative);
  }
  return [...seen.values()].sort((a, b) => b.weight - a.weight);
}
