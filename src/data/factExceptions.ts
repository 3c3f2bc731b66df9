import {load} from './load.ts';
import {repeated} from './repeated.ts';

/** Difference between the data and a source that's correct. */
export interface FactException {
  file: string;
  /** Fact, as in the report. A `*` matches any text. */
  fact: string;
  reason: string;
}

/** Returns the differences that `npm run check:facts` accepts, from `factExceptions.yaml`. */
export const loadFactExceptions = (): FactException[] =>
  load<FactException[]>('factExceptions.yaml', 'factExceptions.schema.json', (exceptions) =>
    repeated(exceptions, [], ({file, fact}) => `${file}: ${fact}`),
  );
