import type {Alternative} from './expand.ts';
import type {Slot} from './slots.ts';
import type {Vocabulary} from './vocabulary.ts';

/** Slot with its weight in the score, `termWeight`: rare words have more weight than common ones. */
export interface WeighedSlot extends Slot {
  termWeight: number;
}

/** Alternatives with less weight are prefix matches or distant corrections, not forms of the word. */
const SAME = 0.65;
/** Limit for a word without any alternative, relative to the highest weight of a known word. */
const UNKNOWN = 0.5;
/** Corrections of words with at least this many characters are unambiguous. */
const CLEAR = 5;

/**
 * Weights each query word by its rarity (inverse document frequency over `sections` sections), and lowers the weight of
 * synonyms that are more common than the word itself. For example, `list` is a synonym of `array`, but a page that
 * contains a list isn't necessarily about arrays.
 */
export function weigh(slots: readonly Slot[], vocabulary: Vocabulary, sections: number): WeighedSlot[] {
  const rarity = (frequency: number) => Math.log(1 + sections / (frequency + 0.5));
  const rarityOf = ({terms}: Alternative) => Math.max(...terms.map((term) => rarity(vocabulary.frequencyOf(term))));
  const weighed = slots.map((slot): WeighedSlot => {
    const [best] = slot.alternatives;
    if (!best) return {...slot, termWeight: slot.weight * rarity(0)};
    const forms = slot.alternatives.filter(
      ({terms, weight, synonym}) => !synonym && weight >= SAME && terms.length === 1,
    );
    const core = forms.length
      ? rarity(forms.reduce((sum, {terms}) => sum + vocabulary.frequencyOf(terms[0]!), 0))
      : rarityOf(best);
    const alternatives = slot.alternatives.map((alternative) =>
      alternative.synonym
        ? {...alternative, weight: alternative.weight * Math.min(1, rarityOf(alternative) / core)}
        : alternative,
    );
    return {...slot, alternatives, termWeight: slot.weight * core};
  });
  // The correction of a short word can be wrong, so its weight is limited to the highest weight of the known words.
  const sure = weighed.filter(({word, extra}) => !extra && vocabulary.formsOf(word).length > 0);
  if (sure.length === 0) return weighed;
  const most = Math.max(...sure.map(({termWeight}) => termWeight));
  return weighed.map((slot) => {
    if (slot.extra || sure.includes(slot) || (slot.alternatives.length > 0 && slot.word.length >= CLEAR)) return slot;
    return {...slot, termWeight: Math.min(slot.termWeight, most * (slot.alternatives.length ? 1 : UNKNOWN))};
  });
}
