import type {Replaced, Words} from '../../data/words.ts';
import {findWords, pattern, type Remark} from './wording.ts';

/**
 * Whether the rules in this file apply only to pages with `last_reviewed` in their front matter.
 * Set it to `false` when all pages have been reviewed.
 */
export const ONLY_REVIEWED_PAGES = true;

/** Rules that report words, headings, and table headers for which the style guide has a standard replacement. */
export interface StandardRules {
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
