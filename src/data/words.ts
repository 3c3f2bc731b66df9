import {load} from './load.ts';

/** What `words.yaml` holds. */
export interface Words {
  names: string[];
  capitalized: string[];
  linkTexts: string[];
  avoid: {rule: 'inclusive' | 'plain' | 'vague'; words: string[]; except?: string[]; say: string}[];
}

/** Names in their one right spelling, and words that the pages do without, from `words.yaml`. */
export const readWords = (): Words => load<Words>('words.yaml', 'words.schema.json');
