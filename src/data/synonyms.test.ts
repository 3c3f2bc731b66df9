import {describe, expect, it} from 'vitest';
import {parseData} from './load.ts';
import {readSynonyms, rulesOf} from './synonyms.ts';

describe('rulesOf', () => {
  it('lets each of the same find all others', () => {
    expect(rulesOf([{same: ['a', 'b', 'c']}])).toEqual([
      {from: ['a'], to: ['b', 'c']},
      {from: ['b'], to: ['a', 'c']},
      {from: ['c'], to: ['a', 'b']},
    ]);
  });

  it('goes one way from what is typed, and never to itself', () => {
    expect(rulesOf([{from: ['x', 'y'], to: ['y', 'z'], loose: true}])).toEqual([
      {from: ['x'], to: ['y', 'z'], loose: true},
      {from: ['y'], to: ['z'], loose: true},
    ]);
    expect(rulesOf([{from: ['x'], to: ['x']}])).toEqual([]);
  });
});

describe('synonyms.yaml', () => {
  it('keeps to its schema', () => {
    expect(readSynonyms().length).toBeGreaterThan(100);
  });

  it.each([
    ['- same: [only]', 'src/data/synonyms.yaml:1'],
    ['- form: [a]\n  to: [b]', 'unknown key "form"; did you mean "from"?'],
    ['- from: [a]', 'to'],
    ['- same: [Upper, lower]', 'must match'],
  ])('says what is wrong with %j', (source, message) => {
    expect(() => parseData(source, 'src/data/synonyms.yaml', 'synonyms.schema.json')).toThrow(message);
  });
});
