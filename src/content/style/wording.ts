import type {Words} from '../../data/words.ts';

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

/** Escapes text for use in a regular expression. */
export const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Returns a pattern that matches a name with or without its spaces and hyphens. */
const anyForm = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map(escape)
    .join('[\\s-]?');
/** Returns the pattern of a word or phrase, in which `*` matches any letters. */
export const pattern = (word: string): string => word.split('*').map(escape).join('\\w*').replace(/ /g, '\\s+');

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
export function findWords(
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
