import {editDistance} from '../format/editDistance.ts';
import {fromScale} from '../format/format.ts';
import {stem} from '../format/stem.ts';

/** Term similar to a word, with their edit distance. */
export interface Near {
  id: number;
  edits: number;
}

/** All terms of the index. The ID of a term is its position in alphabetical order. */
export class Vocabulary {
  private readonly ids = new Map<string, number>();
  private readonly stems = new Map<string, number[]>();
  private readonly byLength: number[][] = [];
  private readonly frequencies: Float32Array;

  /** @param frequency one `SCALE` character for each term. */
  constructor(
    readonly terms: readonly string[],
    frequency: string,
  ) {
    this.frequencies = Float32Array.from(frequency, fromScale);
    terms.forEach((term, id) => {
      this.ids.set(term, id);
      (this.byLength[term.length] ??= []).push(id);
      const root = stem(term);
      const forms = this.stems.get(root);
      if (forms) forms.push(id);
      else this.stems.set(root, [id]);
    });
  }

  idOf(term: string): number | undefined {
    return this.ids.get(term);
  }

  /** Returns the approximate number of sections that contain a term. */
  frequencyOf(id: number): number {
    return this.frequencies[id]!;
  }

  /** Returns the terms with the same stem as `word`. */
  formsOf(word: string): readonly number[] {
    return this.stems.get(stem(word)) ?? [];
  }

  /** Returns at most `limit` terms that start with `beginning`, most frequent first. */
  beginningWith(beginning: string, limit: number): number[] {
    const found: number[] = [];
    for (let id = this.firstFrom(beginning); id < this.terms.length && this.terms[id]!.startsWith(beginning); id++)
      found.push(id);
    return found.sort((a, b) => this.frequencyOf(b) - this.frequencyOf(a) || a - b).slice(0, limit);
  }

  /**
   * Returns at most `limit` terms with the lowest edit distance to a misspelled word, if it's at most `max`. Terms with the same first or
   * last letter and frequent terms come first. With `prefix`, the word is compared with the start of each term.
   */
  near(word: string, max: number, limit: number, prefix = false): Near[] {
    let least = max;
    let found: Near[] = [];
    const longest = prefix ? this.byLength.length - 1 : word.length + max;
    for (let length = Math.max(2, word.length - max); length <= longest; length++) {
      for (const id of this.byLength[length] ?? []) {
        const edits = this.edits(word, this.terms[id]!, least, prefix);
        if (edits > least) continue;
        if (edits < least) found = [];
        least = edits;
        found.push({id, edits});
      }
    }
    return found.sort((a, b) => this.likeness(word, b) - this.likeness(word, a) || a.id - b.id).slice(0, limit);
  }

  /** Returns the edit distance, or more than `max` if the first letters can't result from a single edit. */
  private edits(word: string, term: string, max: number, prefix: boolean): number {
    const other = word[0] === term[0] ? 0 : 1;
    if (other && word[0] !== term[1] && word[1] !== term[0] && word[1] !== term[1]) return max + 1;
    return editDistance(word, term, max, prefix);
  }

  private likeness(word: string, {id}: Near): number {
    const term = this.terms[id]!;
    const first = word[0] === term[0] ? 4 : 0;
    const last = word.at(-1) === term.at(-1) ? 1 : 0;
    return first + last + Math.log2(1 + this.frequencyOf(id));
  }

  private firstFrom(beginning: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.terms[middle]! < beginning) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
