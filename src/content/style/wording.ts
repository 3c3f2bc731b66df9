import type {Words} from '../../data/words.ts';

/** Something in a text that the style guide has another word for. */
export interface Remark {
  rule: string;
  message: string;
  /** Where in the text it begins, from 0. */
  offset: number;
}

/** Stands in a text for what is no prose: code, names on the screen, components. */
export const CODE = '\uFFFC';

/** Parts of names, paths and commands, in which a word is none of the prose. */
const BEFORE = '(?<![\\w./@:_$#~\\\\-])';
const AFTER = '(?![\\w/@_]|[.:-]\\w)';

/** A text as a regular expression that matches just it. */
export const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A name in any mix of capitals, with its spaces and hyphens or without. */
const anyForm = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map(escape)
    .join('[\\s-]?');
const pattern = (word: string): string => word.split('*').map(escape).join('\\w*').replace(/ /g, '\\s+');

/** Looks for names in another spelling than theirs, words to be avoided, and words that stand twice in a row. */
export function wording({names, avoid}: Words): (text: string) => Remark[] {
  const forms = [...names].sort((a, b) => b.length - a.length);
  const spelling = new Map(forms.map((name) => [fold(name), name]));
  const anyName = new RegExp(`${BEFORE}(?:${forms.map(anyForm).join('|')})${AFTER}`, 'gi');
  const avoided = avoid.map(({rule, words, except = [], say}) => ({
    rule,
    say,
    // What is right is found first, and then without the group.
    any: new RegExp(`${BEFORE}(?:${[...except.map(pattern), `(${words.map(pattern).join('|')})`].join('|')})${AFTER}`, 'gi'),
  }));
  return (text) => [
    ...[...text.matchAll(anyName)].flatMap(({0: found, index}) => {
      const name = spelling.get(fold(found))!;
      return found.replace(/\s+/g, ' ') === name ? [] : [{rule: 'names', message: `"${found}" is spelled "${name}"`, offset: index}];
    }),
    ...avoided.flatMap(({rule, say, any}) =>
      [...text.matchAll(any)].flatMap(({1: found, index}) => (found ? [{rule, message: `"${found}": ${say}`, offset: index}] : [])),
    ),
    ...[...text.matchAll(/(?<![\w-])([a-z]+)\s+\1(?![\w-])/gi)]
      .filter(({0: found}) => !/^(that|had)\b/i.test(found))
      .map(({0: found, index}) => ({rule: 'repeated', message: `"${found}": the word stands twice`, offset: index})),
  ];
}

const fold = (name: string): string => name.toLowerCase().replace(/[\s-]+/g, '');
