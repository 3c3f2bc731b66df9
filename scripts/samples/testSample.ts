import type {Sample} from '../../src/content/samples/types.ts';

/** Returns a complete sample on a page, for tests. `more` replaces fields. */
export const testSample = (language: string, text: string, more: Partial<Sample> = {}): Sample => ({
  file: 'docs/a.mdx',
  line: 10,
  language,
  fragment: false,
  text,
  ...more,
});
