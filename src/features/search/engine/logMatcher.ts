import {toScale} from '../../../lib/search/format.ts';
import {stopWords} from '../../../lib/search/stopWords.ts';
import {chunksOf, nameKey, wordsOf} from '../../../lib/search/words.ts';
import {Fitter, loggedGoodness} from './fit.ts';
import {logLines} from './logLines.ts';
import {parseQuery} from './parseQuery.ts';
import {slotsOf} from './slots.ts';
import {Thesaurus} from './thesaurus.ts';
import {Vocabulary} from './vocabulary.ts';
import {weigh} from './worth.ts';

/** A message that stands in a log. */
export interface LogMatch {
  /** Which of the messages that were looked for. */
  message: number;
  /** The line of the log, without colors. */
  line: string;
}

/** Less than this of a message is chance. */
const LEAST = 0.5;
/** A message with fewer words that tell something has to stand there as it is. */
const FEW_WORDS = 3;
/** Lines of a log that are looked at, from its end: there is what a test ended with. */
const MOST_LINES = 500;
/** A longer line is looked at in pieces, which overlap by half: at their ends no message is cut in two. */
const PIECE = 36;

/** Finds known messages in excerpts of logs, whatever times, ids and numbers stand around and in them. Works as search does on one pasted line. */
export class LogMatcher {
  private readonly wordings: {message: number; words: string[]; key: string}[];
  private readonly vocabulary: Vocabulary;
  private readonly thesaurus: Thesaurus;

  /** `messages` holds the wordings of each message. */
  constructor(messages: readonly (readonly string[])[]) {
    this.wordings = messages.flatMap((texts, message) => texts.map((text) => ({message, words: tellingWords(text), key: nameKey(text)})));
    const counts = new Map<string, number>();
    for (const {words} of this.wordings) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const terms = [...counts.keys()].sort();
    this.vocabulary = new Vocabulary(terms, terms.map((term) => toScale(counts.get(term)!)).join(''));
    this.thesaurus = new Thesaurus([], this.vocabulary);
  }

  /** The messages that stand in a log, the clearest first, each with the line that says it best. */
  match(log: string): LogMatch[] {
    const best = new Map<number, LogMatch & {score: number}>();
    for (const {text, line} of piecesOf(log)) {
      for (const {message, score} of this.scores(text)) {
        if (score > (best.get(message)?.score ?? LEAST)) best.set(message, {message, line, score});
      }
    }
    return [...best.values()].sort((a, b) => b.score - a.score || a.message - b.message).map(({message, line}) => ({message, line}));
  }

  private scores(text: string): {message: number; score: number}[] {
    const query = parseQuery(text, true);
    // Most lines of a log have nothing to do with any message.
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

/** What a message always says: without small words, and without numbers, which are another each time. */
const tellingWords = (text: string): string[] => wordsOf(text).filter((word) => !stopWords.has(word) && !/^\d/.test(word));

/** What is looked at: each line, cut where it is long; then each with the next one, since a message may be broken in two. */
function* piecesOf(log: string): Generator<{text: string; line: string}> {
  const lines = logLines(log).slice(-MOST_LINES);
  for (const line of lines) for (const text of cut(line)) yield {text, line};
  for (const [at, line] of lines.slice(1).entries()) yield {text: `${tail(lines[at]!)} ${head(line)} `, line: `${lines[at]} ${line}`};
}

/** A space at the end: no word is still being typed. */
function cut(line: string): string[] {
  const words = line.split(/\s+|(?=[{}[\]",])/);
  if (chunksOf(line).length <= PIECE) return [`${line} `];
  const pieces: string[] = [];
  for (let from = 0; from < words.length; from += PIECE / 2) pieces.push(`${words.slice(from, from + PIECE).join(' ')} `);
  return pieces;
}

const tail = (line: string): string => line.split(/\s+/).slice(-PIECE / 2).join(' ');
const head = (line: string): string => line.split(/\s+/).slice(0, PIECE / 2).join(' ');
