import {auxiliaries, isQuestion, stopWords, weakWords} from '../format/stopWords.ts';
import {chunksOf, nameKey} from '../format/words.ts';

/** Word of a query. */
export interface QueryWord {
  word: string;
  /** From 0 to 1. */
  weight: number;
  /** The word is still being typed, so terms that start with it match as well. */
  open: boolean;
  /** Joined form of a compound name. It adds to a page's score but not to its coverage. */
  extra: boolean;
  /** Stop word of a question or log line. It's matched only as a part of a synonym phrase. */
  silent: boolean;
}

/** Parsed query. */
export interface Query {
  text: string;
  question: boolean;
  /** The query is a pasted log line. */
  pasted: boolean;
  /** The query states that something doesn't work. */
  problem: boolean;
  words: QueryWord[];
  /** `nameKey` of the entire query. */
  key: string;
}

/** Longer queries are cut off. */
const MAX_CHARACTERS = 2000;
const MAX_WORDS = 48;
/** Minimum number of significant words in a query that's treated as a pasted log line, unless it's a question. */
const PASTED_WORDS = 9;
const STOP_WEIGHT = 0.15;
const WEAK_WEIGHT = 0.4;

/** Words of queries about a problem. `not` is a part of `can't`, `doesn't`, and `won't`. */
const PROBLEM = new Set(
  'not fail fails failed failing failure broken problem problems stuck hangs troubleshoot troubleshooting'.split(' '),
);

/** Words that vary between log lines: numbers, hashes, IDs, and durations. */
const VARIABLE = /^(\d+|[\d.]+|(?=.*\d)[\da-f]{6,}|\d+(ms|s|m|h|kb|mb|gb|px)?|0x[\da-f]+|(?=\D*\d\D*\d)\w{12,})$/i;

/** UUIDs, timestamps, and source locations in log lines. */
const LOGGED =
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|\b\d{4}-\d\d-\d\d[t ]\d\d:\d\d[\d:.,]*z?|\(\w+\.\w+:\d+\)/gi;

/**
 * Parses a query. Any text is valid; text without letters or digits results in no words. With `isLogged`, the text is always treated as a
 * log line.
 */
export function parseQuery(input: string, isLogged = false): Query {
  const text = input.slice(0, MAX_CHARACTERS);
  const general = text.replace(LOGGED, ' ');
  const chunks = chunksOf(/\p{L}{3}/u.test(general) ? general : text).slice(0, MAX_WORDS);
  const question = !isLogged && isQuestion(text);
  const all = chunks.flatMap(({parts}) => parts);
  const telling = all.filter((word) => !stopWords.has(word));
  const pasted = isLogged || (telling.length >= PASTED_WORDS && !question);
  // In a query with fewer than three significant words, a stop word can be part of a name: `if component`, `while loop`.
  const keepStops = !question && !pasted && telling.length < 3;
  const open = /[\p{L}\p{N}]$/u.test(text);
  const words = new Map<string, QueryWord>();
  chunks.forEach(({parts, joined}, number) => {
    const last = number === chunks.length - 1;
    parts.forEach((word, part) => {
      if (pasted && VARIABLE.test(word) && telling.length > 3) return;
      const stop = stopWords.has(word) && telling.length > 0;
      const silent = stop && (question || pasted);
      const weight = stop
        ? keepStops && !auxiliaries.has(word)
          ? 0.5
          : STOP_WEIGHT
        : question && weakWords.has(word)
          ? WEAK_WEIGHT
          : 1;
      add(words, {word, weight, open: open && last && part === parts.length - 1, extra: false, silent});
    });
    for (const word of joined) add(words, {word, weight: 1, open: open && last, extra: true, silent: false});
  });
  const problem = !pasted && all.some((word) => PROBLEM.has(word));
  return {text, question, pasted, problem, words: [...words.values()], key: nameKey(text).slice(0, 80)};
}

function add(words: Map<string, QueryWord>, word: QueryWord): void {
  const known = words.get(word.word);
  words.set(word.word, known ? {...known, open: known.open || word.open, extra: known.extra && word.extra} : word);
}
