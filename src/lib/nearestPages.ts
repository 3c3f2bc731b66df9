import {editDistance} from './search/editDistance.ts';
import {stem} from './search/stem.ts';

/** Path below the base URL, and title of a page. */
export type KnownPage = readonly [path: string, title: string];

/** Path of the list of known pages, below the base URL. `src/plugins/publish/steps/notFound.ts` writes the file. */
export const PAGES_FILE = 'not-found.json';

/** Weight of a word in the last segment of the path, which identifies the page. Words in other segments have the weight 1. */
const LAST_PART = 4;
/** Minimum share of the weight of all words that a page must match. */
const NEAR = 0.4;
/** The same share, relative to the page that matches best. */
const BESIDE_BEST = 0.6;
/** Number of words that are compared, from the end of the path. Limits the work for very long paths. */
const MAX_WORDS = 12;

const split = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const stems = (words: readonly string[]): string[] => [...new Set(words.map(stem))];

/** Returns the unique words of a path, decoded and in lowercase: `a`, `rotate`, and `keys` for `/a/rotate-keys.html`. Omits `index`. */
export function wordsOfPath(path: string): string[] {
  const parts = path
    .replace(/\.html?$/, '')
    .split('/')
    .filter(Boolean)
    .map(readable);
  return [...new Set(parts.flatMap(split))].filter((word) => word !== 'index');
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns the similarity of two words, from 0 to 1. Allows one edit for every five letters. */
function likeness(asked: string, word: string): number {
  if (asked === word) return 1;
  const slips = Math.floor(Math.max(asked.length, word.length) / 5);
  const edits = editDistance(asked, word, slips);
  if (edits <= slips) return 1 - edits / asked.length;
  return asked.length > 3 && word.length > 3 && (asked.startsWith(word) || word.startsWith(asked)) ? 0.6 : 0;
}

/** Returns up to `limit` pages whose paths and titles are similar to a path that doesn't exist, best match first. */
export function nearestPages(path: string, pages: readonly KnownPage[], limit: number): KnownPage[] {
  const asked = stems(wordsOfPath(path)).slice(-MAX_WORDS);
  const last = new Set(stems(wordsOfPath(path.replace(/\/(index\.html?)?$/, '').replace(/.*\//, '/'))));
  const known = pages.map((page) => {
    const ofPath = stems(wordsOfPath(page[0]));
    return {page, words: new Set([...ofPath, ...stems(split(page[1]))]), length: ofPath.length};
  });
  const frequency = new Map<string, number>();
  for (const {words} of known) for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  // Words that appear on many pages have less weight. Words that appear on no page have a medium weight.
  const weightOf = (word: string): number =>
    (last.has(word) ? LAST_PART : 1) / (1 + Math.log(frequency.get(word) ?? Math.sqrt(pages.length)));
  const whole = asked.reduce((sum, word) => sum + weightOf(word), 0);
  const scored = known.map(({page, words, length}) => {
    const met = asked.reduce(
      (sum, word) => sum + weightOf(word) * Math.max(...[...words].map((other) => likeness(word, other))),
      0,
    );
    // If two pages match the same words, prefers the page with the shorter path.
    return {page, share: met / whole, score: met / whole - length / 1000};
  });
  scored.sort((a, b) => b.score - a.score || (a.page[0] < b.page[0] ? -1 : 1));
  const best = scored[0]?.share ?? 0;
  return scored
    .filter(({share}) => share >= Math.max(NEAR, best * BESIDE_BEST))
    .slice(0, limit)
    .map(({page}) => page);
}
