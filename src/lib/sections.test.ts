import {describe, expect, it} from 'vitest';
import {sectionOf, sectionPath} from './sections.ts';

const category = (count: number) => ({label: 'Any', pages: Array.from({length: count}, (_, i) => `/${i}/`)});

describe('sectionOf and sectionPath', () => {
  it('return the largest category within the page limit', () => {
    expect(sectionOf([category(96), category(30), category(4)])).toBe(1);
    expect(sectionOf([category(31), category(31)])).toBeUndefined();
    expect(sectionOf([])).toBeUndefined();
  });

  it('ignore categories with a single page', () => expect(sectionOf([category(1)])).toBeUndefined());

  it('return a path with the sidebar and category labels', () => {
    expect(sectionPath('docs', ['Secure connections', 'Sauce Connect 5'])).toBe(
      '/sections/docs/secure-connections/sauce-connect-5/',
    );
    expect(sectionPath('apif', ['CI/CD and API'])).toBe('/sections/apif/ci-cd-and-api/');
  });
});
