import {component} from './markdown.ts';

/**
 * Renders a form that filters a list by text and, with `facets`, by platform. The form must be inside an element of the class `filterable`,
 * and filters the elements of the class `entry` and the table rows in that element.
 */
export const filter = (noun: string, facets: readonly string[] = []): string =>
  component('ReferenceFilter', {noun, facets: facets.length ? facets.join(' ') : undefined});
