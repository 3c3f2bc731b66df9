import {load} from '../../data/load.ts';
import {escapeRegExp} from '../../lib/escape.ts';

/** Headings or table headers to replace, with the advice what to write instead. */
interface Replaced {
  texts: string[];
  say: string;
}

/** Content of `words.yaml`. */
export interface Words {
  names: string[];
  capitalized: string[];
  linkTexts: string[];
  avoid: {rule: 'inclusive' | 'plain' | 'vague'; words: string[]; except?: string[]; say: string}[];
  terms: {words: string[]; say: string}[];
  headings: Replaced[];
  columns: Replaced[];
}

/** Returns the names, words, headings, and table headers that the style rules check, from `words.yaml`. */
export const readWords = (): Words => load<Words>('words.yaml', 'words.schema.json');

/** Violation of a style guide rule in a text. */
export interface Remark {
  rule: string;
  message: string;
  /** 0-based offset in the text. */
  offset: number;
}

/** Placeholder in a text for anything that isn't prose: code, UI labels, and components. */
export const CODE = '\uFFFC';

/** Word boundaries that exclude parts of names, paths, and commands. */
const BEFORE = '(?<![\\w./@:_$#~\\\\-])';
const AFTER = '(?![\\w/@_]|[.:-]\\w)';

/** Returns a pattern that matches a name with or without its spaces and hyphens. */
const anyForm = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map(escapeRegExp)
    .join('[\\s-]?');
/** Returns the pattern of a word or phrase, in which `*` matches any letters. */
const pattern = (word: string): string => word.split('*').map(escapeRegExp).join('\\w*').replace(/ /g, '\\s+');

/** Returns a function that finds misspelled names, words to avoid, and repeated words. */
export function wording({names, avoid}: Words): (text: string) => Remark[] {
  const forms = [...names].sort((a, b) => b.length - a.length);
  const spelling = new Map(forms.map((name) => [fold(name), name]));
  const anyName = new RegExp(`${BEFORE}(?:${forms.map(anyForm).join('|')})${AFTER}`, 'gi');
  const avoided = findWords(avoid);
  return (text) => [
    ...[...text.matchAll(anyName)].flatMap(({0: found, index}) => {
      const name = spelling.get(fold(found))!;
      return found.replace(/\s+/g, ' ') === name
        ? []
        : [{rule: 'names', message: `"${found}" is spelled "${name}"`, offset: index}];
    }),
    ...avoided(text),
    ...[...text.matchAll(/(?<![\w-])([a-z]+)\s+\1(?![\w-])/gi)]
      .filter(({0: found}) => !/^(that|had)\b/i.test(found))
      .map(({0: found, index}) => ({rule: 'repeated', message: `"${found}": remove the repeated word`, offset: index})),
  ];
}

/** Returns a function that finds the words of each entry and reports its advice. */
function findWords(
  entries: readonly {rule: string; words: string[]; except?: string[]; say: string}[],
): (text: string) => Remark[] {
  const rules = entries.map(({rule, words, except = [], say}) => ({
    rule,
    say,
    // Exceptions are matched first, outside the capturing group.
    any: new RegExp(
      `${BEFORE}(?:${[...except.map(pattern), `(${words.map(pattern).join('|')})`].join('|')})${AFTER}`,
      'gi',
    ),
  }));
  return (text) =>
    rules.flatMap(({rule, say, any}) =>
      [...text.matchAll(any)].flatMap(({1: found, index}) =>
        found ? [{rule, message: `"${found}": ${say}`, offset: index}] : [],
      ),
    );
}

const fold = (name: string): string => name.toLowerCase().replace(/[\s-]+/g, '');

/** Returns a function that finds capitalized words in a heading, except for names and the first word of the heading or after a colon. */
export function sentenceCase({names, capitalized}: Words): (heading: string) => Remark[] {
  const known = new RegExp(
    `(?<!\\w)(?:${[...names, ...capitalized]
      .sort((a, b) => b.length - a.length)
      .map(escapeRegExp)
      .join('|')})(?!\\w)`,
    'g',
  );
  return (heading) => {
    const text = heading
      .replace(known, (name) => '_'.repeat(name.length))
      .replace(/["“][^"”]*["”]/g, (quoted) => '_'.repeat(quoted.length));
    return [...text.matchAll(/(?<=[^\s:.?!–]["'”)]?\s+[("“]?)[A-Z][a-z]+(?![\w.]*[A-Z\d])/g)].map(
      ({0: word, index}) => ({
        rule: 'sentence-case',
        message: `"${word}" is capitalized, but headings use sentence case; if it's a name, add it to src/data/words.yaml`,
        offset: index,
      }),
    );
  };
}

const PARTICIPLE = '(?:\\w+ed|set|put|made|given|taken|written|chosen|sent|shown|done|found|run|kept|built|left|held)';
/** Matches a sentence at the start of a step that states an obligation in the passive voice. */
const OBLIGED = new RegExp(
  `^(?:The|Your|An?|All|Each|Every|This|These)\\b[^.:;,]*?\\b(?:must|should|needs? to|ha(?:s|ve) to) (?:then |now |also )?be ${PARTICIPLE}\\b`,
  'g',
);

/** Returns a remark if a step begins with an obligation in the passive voice, such as "The button must be clicked". */
export const passive = (step: string): Remark[] =>
  [...step.matchAll(OBLIGED)].map(({0: found, index}) => ({
    rule: 'passive',
    message: `"${found}": start the step with an imperative verb, such as "Select"`,
    offset: index,
  }));

/**
 * Whether the rules of `standardRules` apply only to pages with `last_reviewed` in their front matter.
 * Set it to `false` when all pages have been reviewed.
 */
export const ONLY_REVIEWED_PAGES = true;

/** Rules that report words, headings, and table headers for which the style guide has a standard replacement. */
interface StandardRules {
  terms: (text: string) => Remark[];
  heading: (text: string) => Remark[];
  /** Checks a bold label at the start of a paragraph. */
  label: (text: string) => Remark[];
  column: (text: string) => Remark[];
}

/** Returns a function that reports a text if it equals one of `entries`, ignoring case and final punctuation. */
function replaced(rule: string, entries: readonly Replaced[]): (text: string) => Remark[] {
  const rules = entries.map(({texts, say}) => ({
    say,
    any: new RegExp(`^(?:${texts.map(pattern).join('|')})[.:?]?$`, 'i'),
  }));
  return (text) => {
    const plain = text.trim().replace(/\u2019/g, "'");
    return rules.filter(({any}) => any.test(plain)).map(({say}) => ({rule, message: `"${plain}": ${say}`, offset: 0}));
  };
}

/** Creates the rules from the word lists in `src/data/words.yaml`. */
export function standardRules({terms, headings, columns}: Words): StandardRules {
  return {
    terms: findWords(terms.map((entry) => ({rule: 'terms', ...entry}))),
    heading: replaced('standard-heading', headings),
    label: replaced('standard-label', [...headings, ...columns]),
    column: replaced('standard-column', columns),
  };
}
