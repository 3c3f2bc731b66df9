import {toScale, type SynonymRule} from '../format/format.ts';
import {stopWords} from '../format/stopWords.ts';
import {chunksOf, nameKey, wordsOf} from '../format/words.ts';
import {Fitter, loggedGoodness} from './titleMatch.ts';
import {logLines} from './logLines.ts';
import {parseQuery} from './parseQuery.ts';
import {slotsOf} from './slots.ts';
import {Thesaurus} from './thesaurus.ts';
import {Vocabulary} from './vocabulary.ts';
import {weigh} from './termWeight.ts';

/** A known message that was found in a log. */
export interface LogMatch {
  /** Index of the message in the list passed to the `LogMatcher`. */
  message: number;
  /** Log line without ANSI escape sequences; two lines if the message is wrapped. */
  line: string;
}

/** Minimum score of a match, to exclude accidental ones. */
const LEAST = 0.5;
/** A message with fewer significant words has to occur in the log verbatim, apart from case and punctuation. */
const FEW_WORDS = 3;
/** Number of lines searched from the end of the log, where the error that stopped a test is. */
const MOST_LINES = 500;
/** Maximum number of words in a piece. Longer lines are split into pieces that overlap by half, so that no message is cut in two. */
const PIECE = 36;

/** Finds known messages in a log, regardless of timestamps, IDs, and numbers. Each line is treated like a pasted search query. */
export class LogMatcher {
  private readonly wordings: {message: number; words: string[]; key: string}[];
  private readonly vocabulary: Vocabulary;
  private readonly thesaurus: Thesaurus;

  /**
   * @param messages the alternative wordings of each message.
   * @param synonyms words in logs, and the words with the same meaning in the messages.
   */
  constructor(messages: readonly (readonly string[])[], synonyms: readonly SynonymRule[] = []) {
    this.wordings = messages.flatMap((texts, message) =>
      texts.map((text) => ({message, words: tellingWords(text), key: nameKey(text)})),
    );
    const counts = new Map<string, number>();
    for (const {words} of this.wordings)
      for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const terms = [...counts.keys()].sort();
    this.vocabulary = new Vocabulary(terms, terms.map((term) => toScale(counts.get(term)!)).join(''));
    this.thesaurus = new Thesaurus(synonyms, this.vocabulary);
  }

  /** Returns the messages found in a log, best match first, each with the line that matches best. */
  match(log: string): LogMatch[] {
    const best = new Map<number, LogMatch & {score: number}>();
    for (const {text, line} of piecesOf(log)) {
      for (const {message, score} of this.scores(text)) {
        if (score > (best.get(message)?.score ?? LEAST)) best.set(message, {message, line, score});
      }
    }
    return [...best.values()]
      .sort((a, b) => b.score - a.score || a.message - b.message)
      .map(({message, line}) => ({message, line}));
  }

  private scores(text: string): {message: number; score: number}[] {
    const query = parseQuery(text, true);
    // Most log lines contain no message, so skip them before the expensive comparison.
    if (query.words.filter(({word}) => this.vocabulary.formsOf(word).length).length < 2) return [];
    const slots = weigh(slotsOf(query, this.vocabulary, this.thesaurus), this.vocabulary, this.wordings.length);
    const fitter = new Fitter(slots, this.vocabulary, true);
    const said = nameKey(text);
    return this.wordings.map(({message, words, key}) => ({
      message,
      score: words.length < FEW_WORDS ? Number(said.includes(key)) : loggedGoodness(fitter.fit(words)),
    }));
  }
}

/** Returns the words of a message without stop words and without numbers, which vary between occurrences. */
const tellingWords = (text: string): string[] =>
  wordsOf(text).filter((word) => !stopWords.has(word) && !/^\d/.test(word));

/** Yields each line, split if it's long, and then the end of each line with the start of the next, because a message can be wrapped. */
function* piecesOf(log: string): Generator<{text: string; line: string}> {
  const lines = logLines(log).slice(-MOST_LINES);
  for (const line of lines) for (const text of cut(line)) yield {text, line};
  for (const [at, line] of lines.slice(1).entries())
    yield {text: `${tail(lines[at]!)} ${head(line)} `, line: `${lines[at]} ${line}`};
}

/** Splits a line into pieces. The trailing space keeps `parseQuery` from treating the last word as a prefix. */
function cut(line: string): string[] {
  const words = line.split(/\s+|(?=[{}[\]",])/);
  if (chunksOf(line).length <= PIECE) return [`${line} `];
  const pieces: string[] = [];
  for (let from = 0; from < words.length; from += PIECE / 2)
    pieces.push(`${words.slice(from, from + PIECE).join(' ')} `);
  return pieces;
}

const tail = (line: string): string =>
  line
    .split(/\s+/)
    .slice(-PIECE / 2)
    .join(' ');
const head = (line: string): string =>
  line
    .split(/\s+/)
    .slice(0, PIECE / 2)
    .join(' ');
