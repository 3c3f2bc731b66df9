import {isQuestion, stopWords, weakWords} from '../../../lib/search/stopWords.ts';
import {chunksOf, nameKey} from '../../../lib/search/words.ts';

/** One word of a query, and how much it counts. */
export interface QueryWord {
  word: string;
  weight: number;
  /** The word is still being typed: what begins with it counts as well. */
  open: boolean;
  /** A name written as one, beside its words: it adds to a page's score, but no page lacks it. */
  extra: boolean;
  /** A small word, which is only looked at as a part of a phrase: `the same tunnel`. */
  silent: boolean;
}

export interface Query {
  text: string;
  question: boolean;
  /** A line out of a log rather than a few words. */
  pasted: boolean;
  words: QueryWord[];
  /** The whole query as a name. */
  key: string;
}

/** More than this of a query says nothing that the beginning does not say. */
const MAX_CHARACTERS = 2000;
const MAX_WORDS = 48;
/** From here on a query is taken for a line out of a log. */
const PASTED_WORDS = 9;
const STOP_WEIGHT = 0.15;
const WEAK_WEIGHT = 0.4;

/** What differs from one log line to the next: numbers, hashes, ids, times. */
const VARIABLE = /^(\d+|[\d.]+|(?=.*\d)[\da-f]{6,}|\d+(ms|s|m|h|kb|mb|gb|px)?|0x[\da-f]+|(?=\D*\d\D*\d)\w{12,})$/i;

/** Ids and times, as they stand in logs: UUIDs, dates with a time, places in programs. */
const LOGGED = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|\b\d{4}-\d\d-\d\d[t ]\d\d:\d\d[\d:.,]*z?|\(\w+\.\w+:\d+\)/gi;

/**
 * Takes a query apart. Any text is a query; one without letters or digits has no words. With `isLogged` it is a line out of a log, however
 * short.
 */
export function parseQuery(input: string, isLogged = false): Query {
  const text = input.slice(0, MAX_CHARACTERS);
  const general = text.replace(LOGGED, ' ');
  const chunks = chunksOf(/\p{L}{3}/u.test(general) ? general : text).slice(0, MAX_WORDS);
  const question = !isLogged && isQuestion(text);
  const all = chunks.flatMap(({parts}) => parts);
  const telling = all.filter((word) => !stopWords.has(word));
  const pasted = isLogged || (telling.length >= PASTED_WORDS && !question);
  // Of three words or fewer, one that is mostly a stop word may be what is meant: `if component`, `while loop`.
  const keepStops = !question && !pasted && telling.length < 3;
  const open = /[\p{L}\p{N}]$/u.test(text);
  const words = new Map<string, QueryWord>();
  chunks.forEach(({parts, joined}, number) => {
    const last = number === chunks.length - 1;
    parts.forEach((word, part) => {
      if (pasted && VARIABLE.test(word) && telling.length > 3) return;
      const stop = stopWords.has(word) && telling.length > 0;
      const silent = stop && (question || pasted);
      const weight = stop ? (keepStops ? 0.5 : STOP_WEIGHT) : question && weakWords.has(word) ? WEAK_WEIGHT : 1;
      add(words, {word, weight, open: open && last && part === parts.length - 1, extra: false, silent});
    });
    for (const word of joined) add(words, {word, weight: 1, open: open && last, extra: true, silent: false});
  });
  return {text, question, pasted, words: [...words.values()], key: nameKey(text).slice(0, 80)};
}

function add(words: Map<string, QueryWord>, word: QueryWord): void {
  const known = words.get(word.word);
  words.set(word.word, known ? {...known, open: known.open || word.open, extra: known.extra && word.extra} : word);
}
