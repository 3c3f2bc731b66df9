import {type SynonymRule, stopWords, weakWords, wordsOf} from 'docusaurus-plugin-site-search/format';
import {load} from './load.ts';
import {loadProductChanges} from './tables.ts';
import type {ProductChange} from './types.ts';

/** Entry of `synonyms.yaml`: phrases with the same meaning, or phrases in queries and the phrases on pages that they also find. */
export interface SynonymEntry {
  same?: string[];
  from?: string[];
  to?: string[];
  loose?: true;
}

/** Converts entries to rules, one for each phrase in queries. Removes the phrase itself from its targets. */
export function rulesOf(entries: readonly SynonymEntry[]): SynonymRule[] {
  return entries
    .flatMap(({same, from = same ?? [], to = same ?? [], loose}) =>
      from.map((phrase) => ({from: [phrase], to: to.filter((other) => other !== phrase), ...(loose && {loose})})),
    )
    .filter(({to}) => to.length > 0);
}

/** Other names of products that usually mean something else. They don't find the pages about the replacements. */
const commonNames = new Set(['headless', 'legacy api', 'mode docker', 'spark', 'tunnel id', 'tunnel parent']);

const isCommon = (phrase: string): boolean =>
  phrase === '' || commonNames.has(phrase) || stopWords.has(phrase) || weakWords.has(phrase);

/**
 * Returns one-way rules by which the other names and the keywords of previous products find the pages about the replacements, by their
 * titles. A common word or name gets no rule.
 */
export const changeRules = (changes: readonly ProductChange[], titleOf: (route: string) => string): SynonymRule[] =>
  changes.flatMap(({aliases = [], keywords = [], replacements}) =>
    rulesOf([
      {
        from: distinct([...aliases, ...keywords].flatMap(phrasesOf)).filter((phrase) => !isCommon(phrase)),
        to: distinct(replacements.map((route) => wordsOf(titleOf(route)).join(' '))),
      },
    ]),
  );

/** Returns a name as words. A name in camel case has two forms, because readers also type it in lowercase. */
const phrasesOf = (name: string): string[] => [name.toLowerCase(), name].map((text) => wordsOf(text).join(' '));

const distinct = (phrases: readonly string[]): string[] => [...new Set(phrases)];

/** Returns the synonym rules of the search, from `synonyms.yaml` and `productChanges.yaml`. `titleOf` returns the title of a page. */
export const readSynonyms = (titleOf: (route: string) => string): SynonymRule[] => [
  ...rulesOf(load<SynonymEntry[]>('synonyms.yaml', 'synonyms.schema.json')),
  ...changeRules(loadProductChanges(), titleOf),
];
