import {stopWords} from '../../../lib/search/stopWords.ts';
import type {Highlighter} from './highlighter.ts';

/** Words, with sentence ends as their own token: a phrase does not run over one. */
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:[-_.:/@+#$'’]+[\p{L}\p{M}\p{N}]+)*|[.!?\n]/gu;
const MAX_CHARACTERS = 12_000;
/** Words that may stand between two that were typed side by side. */
const GAP = 1;

/** How near to each other the words of a query stand in a text; both from 0 to 1. */
export interface Nearness {
  /** The share of neighbours in the query that are neighbours here; those with a word between count half. */
  phrase: number;
  /** The most of the query that one sentence, row or entry holds, with what the title and the heading over it say. */
  together: number;
}

/** What a title or a heading says, a sentence below it says nearly as well. */
const SAID_ABOVE = 0.7;

/**
 * How near the words of a query stand in a section. `order` names the words that count, as they follow each other in
 * the query; `worth` says what each of them tells, so that rare words count more than common ones.
 */
export function nearness(above: string, text: string, highlighter: Highlighter, order: readonly number[], worth: readonly number[]): Nearness {
  const wanted = new Map<string, number>();
  const weight = new Map<string, number>();
  for (let i = 1; i < order.length; i++) {
    const pair = `${order[i - 1]} ${order[i]}`;
    wanted.set(pair, 0);
    weight.set(pair, Math.min(worth[order[i - 1]!]!, worth[order[i]!]!));
  }
  const aboveHas = new Set(highlighter.slotsIn(above));
  let unit = new Set<number>();
  let together = 0;
  const endUnit = () => {
    together = Math.max(together, sumOf(order, (slot) => (unit.has(slot) ? worth[slot]! : aboveHas.has(slot) ? worth[slot]! * SAID_ABOVE : 0)));
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
    // Small words between two others keep them together.
    if (slots.length > 0 || !stopWords.has(token.toLowerCase())) {
      recent = recent.map(({slot, distance}) => ({slot, distance: distance + 1})).filter(({distance}) => distance <= GAP);
    }
  }
  endUnit();
  const pairs = [...wanted.keys()];
  const whole = sumOf(pairs, (pair) => weight.get(pair)!);
  return {
    phrase: whole ? sumOf(pairs, (pair) => wanted.get(pair)! * weight.get(pair)!) / whole : 0,
    together: together / Math.max(Number.EPSILON, sumOf(order, (slot) => worth[slot]!)),
  };
}

const sumOf = <T>(all: readonly T[], value: (one: T) => number): number => all.reduce((sum, one) => sum + value(one), 0);
