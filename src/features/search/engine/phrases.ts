import {stopWords} from '../../../lib/search/stopWords.ts';
import type {Highlighter} from './highlighter.ts';

/** Words, with sentence ends as their own token: a phrase does not run over one. */
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:[-_.:/@+#$'’]+[\p{L}\p{M}\p{N}]+)*|[.!?\n]/gu;
const MAX_CHARACTERS = 12_000;
/** Words that may stand between two that were typed side by side. */
const GAP = 1;

/**
 * How much of a query stands in a text as it was typed: the share of neighbours that are neighbours there too,
 * counting those with a word between as half, and rare words more than common ones.
 */
export function phraseShare(text: string, highlighter: Highlighter, order: readonly number[], worth: readonly number[]): number {
  if (order.length < 2) return 0;
  const wanted = new Map<string, number>();
  const weight = new Map<string, number>();
  for (let i = 1; i < order.length; i++) {
    const pair = `${order[i - 1]} ${order[i]}`;
    wanted.set(pair, 0);
    weight.set(pair, Math.min(worth[order[i - 1]!]!, worth[order[i]!]!));
  }
  let recent: {slot: number; distance: number}[] = [];
  for (const [token] of text.slice(0, MAX_CHARACTERS).matchAll(TOKEN)) {
    if (/^[.!?\n]$/.test(token)) {
      recent = [];
      continue;
    }
    const slots = highlighter.slotsIn(token);
    for (const slot of slots) {
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
  let whole = 0;
  let share = 0;
  for (const [pair, value] of wanted) {
    whole += weight.get(pair)!;
    share += value * weight.get(pair)!;
  }
  return whole ? share / whole : 0;
}
