import {load} from './load.ts';

/** Headings or table headers to replace, with the advice what to write instead. */
export interface Replaced {
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
