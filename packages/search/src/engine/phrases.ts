import {stopWords} from '../format/stopWords.ts';
import type {Highlighter} from './highlighter.ts';

/** Words, and sentence ends as separate tokens, because a phrase can't span two sentences. */
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:[-_.:/@+#$'’]+[\p{L}\p{M}\p{N}]+)*|[.!?\n]/gu;
const MAX_CHARACTERS = 12_000;
/** Maximum number of words between two query words that still count as neighbors. */
const GAP = 1;

/** Proximity of the query words in a text. Both values are from 0 to 1. */
export interface Nearness {
  /** Weighted share of neighboring query words that are neighbors in the text. Neighbors with a word between them count half. */
  phrase: number;
  /** Largest weighted share of the query words in one sentence, table row, or list item, together with the title and heading above it. */
  together: number;
}

/** Factor of a word that the title or heading contains and the sentence doesn't. */
const SAID_ABOVE = 0.7;

/**
 * Returns the proximity of the query words in a section.
 * @param above the page title and the section heading.
 * @param order the indexes of the slots to consider, in query order.
 * @param termWeight the weight of each slot; rare words have more weight than common ones.
 */
export function nearness(
  above: string,
  text: string,
  highlighter: Highlighter,
  order: readonly number[],
  termWeight: readonly number[],
): Nearness {
  const wanted = new Map<string, number>();
  const weight = new Map<string, number>();
  for (let i = 1; i < order.length; i++) {
    const pair = `${order[i - 1]} ${order[i]}`;
    wanted.set(pair, 0);
    weight.set(pair, Math.min(termWeight[order[i - 1]!]!, termWeight[order[i]!]!));
  }
  const aboveHas = new Set(highlighter.slotsIn(above));
  let unit = new Set<number>();
  let together = 0;
  const endUnit = () => {
    together = Math.max(
      together,
      sumOf(order, (slot) =>
        unit.has(slot) ? termWeight[slot]! : aboveHas.has(slot) ? termWeight[slot]! * SAID_ABOVE : 0,
      ),
    );
    unit = new Set();
  };
  let recent: {slot: number; distance: number}[] = [];
  for (const [token] of `${above}\n${text}`.slice(0, MAX_CHARACTERS).matchAll(TOKEN)) {
    if (/^[.!?\n]$/.test(token)) {
      recent = [];
      endUnit();
      continue;
    }
    const slots = highlighter.slotsIn(token);
    for (const slot of slots) {
      unit.add(slot);
      for (const {slot: last, distance} of recent) {
        const pair = `${last} ${slot}`;
        const value = distance === 0 ? 1 : 0.5;
        if ((wanted.get(pair) ?? 1) < value) wanted.set(pair, value);
      }
      recent.push({slot, distance: -1});
    }
    // Stop words between two words don't add to their distance.
    if (slots.length > 0 || !stopWords.has(token.toLowerCase())) {
      recent = recent
        .map(({slot, distance}) => ({slot, distance: distance + 1}))
        .filter(({distance}) => distance <= GAP);
    }
  }
  endUnit();
  const pairs = [...wanted.keys()];
  const whole = sumOf(pairs, (pair) => weight.get(pair)!);
  return {
    phrase: whole ? sumOf(pairs, (pair) => wanted.get(pair)! * weight.get(pair)!) / whole : 0,
    together:
      together /
      Math.max(
        Number.EPSILON,
        sumOf(order, (slot) => termWeight[slot]!),
      ),
  };
}

const sumOf = <T>(all: readonly T[], value: (one: T) => number): number =>
  all.reduce((sum, one) => sum + value(one), 0);
