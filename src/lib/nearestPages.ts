import {editDistance} from './search/editDistance.ts';
import {stem} from './search/stem.ts';

/** The path below the base URL and the title of a page. */
export type KnownPage = readonly [path: string, title: string];

/** The list of known pages, below the base URL; `src/plugins/not-found` writes it. */
export const PAGES_FILE = 'not-found.json';

/** What a word of the address counts in its last part, which names the page, against the folders before it. */
const LAST_PART = 4;
/** A page is near if it has this share of what the address asks for. */
const NEAR = 0.4;
/** And not much less than the nearest. */
const BESIDE_BEST = 0.6;
/** An address may be of any length; these words of its end are looked at. */
const MAX_WORDS = 12;

const split = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const stems = (words: readonly string[]): string[] => [...new Set(words.map(stem))];

/** The words of an address, to search with: `/a/rotate-keys.html?x` has `rotate keys` in its last part. */
export function wordsOfPath(path: string): string[] {
  const parts = path.replace(/\.html?$/, '').split('/').filter(Boolean).map(readable);
  return [...new Set(parts.flatMap(split))].filter((word) => word !== 'index');
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** From 0 to 1: how much a word is meant by another, with one slip in five letters. */
function likeness(asked: string, word: string): number {
  if (asked === word) return 1;
  const slips = Math.floor(Math.max(asked.length, word.length) / 5);
  const edits = editDistance(asked, word, slips);
  if (edits <= slips) return 1 - edits / asked.length;
  return asked.length > 3 && word.length > 3 && (asked.startsWith(word) || word.startsWith(asked)) ? 0.6 : 0;
}

/** The pages that an address without a page may mean, the nearest first: by the words of their paths and titles. */
export function nearestPages(path: string, pages: readonly KnownPage[], limit: number): KnownPage[] {
  const asked = stems(wordsOfPath(path)).slice(-MAX_WORDS);
  const last = new Set(stems(wordsOfPath(path.replace(/\/(index\.html?)?$/, '').replace(/.*\//, '/'))));
  const known = pages.map((page) => {
    const ofPath = stems(wordsOfPath(page[0]));
    return {page, words: new Set([...ofPath, ...stems(split(page[1]))]), length: ofPath.length};
  });
  const frequency = new Map<string, number>();
  for (const {words} of known) for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  // A word that many pages have says little about which one is meant; one that none has is taken for an ordinary one.
  const weightOf = (word: string): number => (last.has(word) ? LAST_PART : 1) / (1 + Math.log(frequency.get(word) ?? Math.sqrt(pages.length)));
  const whole = asked.reduce((sum, word) => sum + weightOf(word), 0);
  const scored = known.map(({page, words, length}) => {
    const met = asked.reduce((sum, word) => sum + weightOf(word) * Math.max(...[...words].map((other) => likeness(word, other))), 0);
    // Of two pages with the same words, the one with fewer others in its path.
    return {page, share: met / whole, score: met / whole - length / 1000};
  });
  scored.sort((a, b) => b.score - a.score || (a.page[0] < b.page[0] ? -1 : 1));
  const best = scored[0]?.share ?? 0;
  return scored.filter(({share}) => share >= Math.max(NEAR, best * BESIDE_BEST)).slice(0, limit).map(({page}) => page);
}
