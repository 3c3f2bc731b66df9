import type {Words} from '../../data/words.ts';
import {escape, type Remark} from './wording.ts';

/** Looks for words of a heading that have a capital without being its first, or that of a part after a colon, and without being a name. */
export function sentenceCase({names, capitalized}: Words): (heading: string) => Remark[] {
  const known = new RegExp(
    `(?<!\\w)(?:${[...names, ...capitalized]
      .sort((a, b) => b.length - a.length)
      .map((name) => escape(name))
      .join('|')})(?!\\w)`,
    'g',
  );
  return (heading) => {
    const text = heading.replace(known, (name) => '_'.repeat(name.length)).replace(/["“][^"”]*["”]/g, (quoted) => '_'.repeat(quoted.length));
    return [...text.matchAll(/(?<=[^\s:.?!–]["'”)]?\s+[("“]?)[A-Z][a-z]+(?![\w.]*[A-Z\d])/g)].map(({0: word, index}) => ({
      rule: 'sentence-case',
      message: `"${word}" has a capital, and headings are in sentence case; if it is a name, add it to src/data/words.yaml`,
      offset: index,
    }));
  };
}
