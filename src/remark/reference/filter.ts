import {component} from './markdown.ts';

/**
 * The form that narrows a list down, by a word and, with `facets`, by where an entry applies. It stands inside an element of class
 * `filterable` and works on the elements of class `entry` and the rows of tables in there.
 */
export const filter = (noun: string, facets: readonly string[] = []): string =>
  component('ReferenceFilter', {noun, facets: facets.length ? facets.join(' ') : undefined});
