import type {Alternative} from './expand.ts';
import type {Slot} from './slots.ts';
import type {Vocabulary} from './vocabulary.ts';

/** A slot with what it counts: rare words tell more than common ones. */
export interface WeighedSlot extends Slot {
  worth: number;
}

/** Less than this is only a beginning of the word, or a far resemblance. */
const SAME = 0.65;

/**
 * Says what each word of a query counts, by how rare it is; and takes from the weight of synonyms that are more common
 * than what they stand for. `array` may be called `list`, but a page is not about arrays for having a list.
 */
export function weigh(slots: readonly Slot[], vocabulary: Vocabulary, sections: number): WeighedSlot[] {
  const rarity = (frequency: number) => Math.log(1 + sections / (frequency + 0.5));
  const rarityOf = ({terms}: Alternative) => Math.max(...terms.map((term) => rarity(vocabulary.frequencyOf(term))));
  return slots.map((slot) => {
    const [best] = slot.alternatives;
    if (!best) return {...slot, worth: slot.weight * rarity(0)};
    const forms = slot.alternatives.filter(({terms, weight, synonym}) => !synonym && weight >= SAME && terms.length === 1);
    const core = forms.length ? rarity(forms.reduce((sum, {terms}) => sum + vocabulary.frequencyOf(terms[0]!), 0)) : rarityOf(best);
    const alternatives = slot.alternatives.map((alternative) =>
      alternative.synonym ? {...alternative, weight: alternative.weight * Math.min(1, rarityOf(alternative) / core)} : alternative,
    );
    return {...slot, alternatives, worth: slot.weight * core};
  });
}
