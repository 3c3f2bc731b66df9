import type {SynonymRule} from '../lib/search/format.ts';
import {load} from './load.ts';

/** An entry of `synonyms.yaml`. */
export interface SynonymEntry {
  same?: string[];
  from?: string[];
  to?: string[];
  loose?: true;
}

/** The rules that a list of entries stands for, one for each phrase that can be typed; a phrase never finds itself. */
export function rulesOf(entries: readonly SynonymEntry[]): SynonymRule[] {
  return entries
    .flatMap(({same, from = same ?? [], to = same ?? [], loose}) =>
      from.map((phrase) => ({from: [phrase], to: to.filter((other) => other !== phrase), ...(loose && {loose})})),
    )
    .filter(({to}) => to.length > 0);
}

/** What readers call things, from `synonyms.yaml`. */
export const readSynonyms = (): SynonymRule[] => rulesOf(load<SynonymEntry[]>('synonyms.yaml', 'synonyms.schema.json'));
