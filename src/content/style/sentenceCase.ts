import type {Words} from '../../data/words.ts';
import {escape, type Remark} from './wording.ts';

/** Returns a function that finds capitalized words in a heading, except for names and the first word of the heading or after a colon. */
export function sentenceCase({names, capitalized}: Words): (heading: string) => Remark[] {
  const known = new RegExp(
    `(?<!\\w)(?:${[...names, ...capitalized]
      .sort((a, b) => b.length - a.length)
      .map((name) => escape(name))
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
