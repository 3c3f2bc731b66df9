import {chunksOf, plain} from '../format/words.ts';
import type {Slot} from './slots.ts';
import type {Mark} from './types.ts';
import type {Vocabulary} from './vocabulary.ts';

const WORD = /[\p{L}\p{M}\p{N}]+(?:[-_.:/@+#$'’]+[\p{L}\p{M}\p{N}]+)*/gu;

/** Finds the words of a query in texts. */
export class Highlighter {
  private readonly slotOf = new Map<string, number>();
  /** Cache of `slotsIn` by text. */
  private readonly seen = new Map<string, readonly number[]>();

  constructor(slots: readonly Slot[], vocabulary: Vocabulary) {
    slots.forEach(({alternatives, weight}, slot) => {
      if (weight < 0.4) return;
      for (const {terms} of alternatives) {
        for (const term of terms)
          if (!this.slotOf.has(vocabulary.terms[term]!)) this.slotOf.set(vocabulary.terms[term]!, slot);
      }
    });
  }

  /** Splits a text into pieces that match the query and pieces that don't. */
  mark(text: string): Mark[] {
    const marks: Mark[] = [];
    let at = 0;
    const push = (to: number, hit: boolean) => {
      if (to > at) marks.push({text: text.slice(at, to), hit});
      at = to;
    };
    for (const match of text.matchAll(WORD)) {
      if (this.slotsIn(match[0]).length === 0) continue;
      push(match.index, false);
      push(match.index + match[0].length, true);
    }
    push(text.length, false);
    return marks;
  }

  /** Returns the index of the matching slot for each occurrence of a query word in a text. */
  slotsIn(text: string): readonly number[] {
    let slots = this.seen.get(text);
    if (!slots) this.seen.set(text, (slots = this.look(text)));
    return slots;
  }

  private look(text: string): number[] {
    const found: number[] = [];
    for (const {parts, joined} of chunksOf(plain(text))) {
      for (const term of [...joined, ...parts]) {
        const slot = this.slotOf.get(term);
        if (slot !== undefined) found.push(slot);
      }
    }
    return found;
  }
}
