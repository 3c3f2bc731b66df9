import type {Alternative} from './expand.ts';
import type {Slot} from './slots.ts';
import type {Vocabulary} from './vocabulary.ts';

/** A slot with what it counts: rare words tell more than common ones. */
export interface WeighedSlot extends Slot {
  worth: number;
}

/** Less than this is only a beginning of the word, or a far resemblance. */
const SAME = 0.65;
/** What a word that no page has, and none resembles, counts of what the others count. */
const UNKNOWN = 0.5;
/** Of this length on, there is only one word that a misspelling can mean. */
const CLEAR = 5;

/**
 * Says what each word of a query counts, by how rare it is; and takes from the weight of synonyms that are more common
 * than what they stand for. `array` may be called `list`, but a page is not about arrays for having a list.
 */
export function weigh(slots: readonly Slot[], vocabulary: Vocabulary, sections: number): WeighedSlot[] {
  const rarity = (frequency: number) => Math.log(1 + sections / (frequency + 0.5));
  const rarityOf = ({terms}: Alternative) => Math.max(...terms.map((term) => rarity(vocabulary.frequencyOf(term))));
  const weighed = slots.map((slot): WeighedSlot => {
    const [best] = slot.alternatives;
    if (!best) return {...slot, worth: slot.weight * rarity(0)};
    const forms = slot.alternatives.filter(({terms, weight, synonym}) => !synonym && weight >= SAME && terms.length === 1);
    const core = forms.length ? rarity(forms.reduce((sum, {terms}) => sum + vocabulary.frequencyOf(terms[0]!), 0)) : rarityOf(best);
    const alternatives = slot.alternatives.map((alternative) =>
      alternative.synonym ? {...alternative, weight: alternative.weight * Math.min(1, rarityOf(alternative) / core)} : alternative,
    );
    return {...slot, alternatives, worth: slot.weight * core};
  });
  // What a short word is taken for may be wrong: however rare, it counts no more than the words that are sure.
  const sure = weighed.filter(({word, extra}) => !extra && vocabulary.formsOf(word).length > 0);
  if (sure.length === 0) return weighed;
  const most = Math.max(...sure.map(({worth}) => worth));
  return weighed.map((slot) => {
    if (slot.extra || sure.includes(slot) || (slot.alternatives.length > 0 && slot.word.length >= CLEAR)) return slot;
    return {...slot, worth: Math.min(slot.worth, most * (slot.alternatives.length ? 1 : UNKNOWN))};
  });
}
