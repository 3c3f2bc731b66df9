import {describe, expect, it} from 'vitest';
import {acceptHeaders} from '../../../../../tests/lib/acceptHeaders.ts';
import {prefersMarkdown} from './negotiation.ts';

describe('prefersMarkdown', () => {
  it.each(acceptHeaders)('returns for "%s" %s', (accept, expected) =>
    expect(prefersMarkdown(accept)).toBe(expected === 'markdown'),
  );

  it('compares all qualities as numbers', () => {
    const qualities = [
      '0',
      '0.',
      '0.0',
      '0.05',
      '0.1',
      '0.10',
      '0.49',
      '0.5',
      '0.500',
      '0.51',
      '0.999',
      '1',
      '1.',
      '1.000',
    ];
    const wrong = qualities.flatMap((markdown) =>
      qualities
        .filter(
          (html) =>
            prefersMarkdown(`text/html;q=${html}, text/markdown;q=${markdown}`) !==
            (Number(markdown) > 0 && Number(markdown) >= Number(html)),
        )
        .map((html) => `${markdown} ${html}`),
    );
    expect(wrong).toEqual([]);
  });
});
