import {editDistance, stem, stopWords} from 'docusaurus-plugin-site-search/format';

/** Path below the base URL, and title of a page. */
export type KnownPage = readonly [path: string, title: string];

/** Path of the list of known pages, below the base URL. `src/plugins/publish/steps/notFound.ts` writes the file. */
export const PAGES_FILE = 'not-found.json';

/** Weight of a word in the last segment of the path, which identifies the page. Words in other segments have the weight 1. */
const LAST_PART = 3;
/** Minimum share of the weight of all words that a page must match. No suggestion is better than an irrelevant one. */
const NEAR = 0.55;
/** The same share for pages with the same name, whose typing mistake can make a short word differ. */
const NEAR_SAME_NAME = 0.4;
/** The same share, relative to the page that matches best. */
const BESIDE_BEST = 0.75;
/** Addition to the score of pages whose last segment has the same words, except for a typing mistake. */
const SAME_NAME = 0.1;
/** Minimum similarity of two last segments with the same words. Words that only begin alike are less similar. */
const SAME_WORDS = 0.7;
/** Number of matching pages above which the words are too common to identify a page, unless a page has the same name. */
const MAX_MATCHES = 30;
/** Number of words that are compared, from the end of the path. Limits the work for very long paths. */
const MAX_WORDS = 12;
/** Words that appear in paths of many sites and don't identify a page. Stop words don't, either. */
const GENERIC = new Set(
  'about admin blog contact doc docs documentation en help home html latest login page pages site'.split(' '),
);

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

const partsOf = (path: string): string[] => path.replace(/(\/index)?(\.html?)?\/?$/, '').split('/');
const identifies = (word: string): boolean => !GENERIC.has(word) && !stopWords.has(word);

/** Word of a path that doesn't exist. */
interface Asked {
  word: string;
  /** All words of the segment as one word, because `quick-start` can mean `quickstart`. */
  joined: string;
  isLast: boolean;
}

function askedWords(path: string): Asked[] {
  const parts = partsOf(path);
  const words = parts.flatMap((part, at) => {
    const inPart = wordsOfPath(part);
    const joined = stem(inPart.join(''));
    return inPart.filter(identifies).map((word) => ({word: stem(word), joined, isLast: at === parts.length - 1}));
  });
  // The last occurrence of a word counts.
  return [...new Map(words.map((one) => [one.word, one])).values()].slice(-MAX_WORDS);
}

const nameOf = (path: string): string => stems(wordsOfPath(partsOf(path).at(-1)!)).join(' ');

/** Returns up to `limit` pages whose paths and titles are similar to a path that doesn't exist, best match first. */
export function nearestPages(path: string, pages: readonly KnownPage[], limit: number): KnownPage[] {
  const asked = askedWords(path);
  const name = nameOf(path);
  const known = pages.map((page) => {
    const ofPath = stems(wordsOfPath(page[0]));
    return {page, words: new Set([...ofPath, ...stems(split(page[1]))]), length: ofPath.length};
  });
  const frequency = new Map<string, number>();
  for (const {words} of known) for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  // Words that appear on many pages have less weight.
  const weightOf = ({word, isLast}: Asked): number =>
    (isLast ? LAST_PART : 1) / (1 + Math.log(frequency.get(word) ?? 1));
  const whole = asked.reduce((sum, one) => sum + weightOf(one), 0);
  const scored = known.map(({page, words, length}) => {
    const met = asked.reduce((sum, one) => {
      const best = words.has(one.joined) ? 1 : Math.max(...[...words].map((other) => likeness(one.word, other)));
      return sum + weightOf(one) * best;
    }, 0);
    const hasName = name !== '' && likeness(name, nameOf(page[0])) >= SAME_WORDS;
    // If two pages match the same words, prefers the page with the shorter path.
    return {page, hasName, share: met / whole, score: met / whole + (hasName ? SAME_NAME : 0) - length / 1000};
  });
  scored.sort((a, b) => b.score - a.score || (a.page[0] < b.page[0] ? -1 : 1));
  const best = scored[0]?.share ?? 0;
  const near = scored.filter(
    ({share, hasName}) => share >= Math.max(hasName ? NEAR_SAME_NAME : NEAR, best * BESIDE_BEST),
  );
  if (near.length > MAX_MATCHES && !near[0]!.hasName) return [];
  return near.slice(0, limit).map(({page}) => page);
}
