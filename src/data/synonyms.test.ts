import {describe, expect, it} from 'vitest';
import {parseData} from './load.ts';
import {changeRules, readSynonyms, rulesOf} from './synonyms.ts';
import type {ProductChange} from './types.ts';

describe('rulesOf', () => {
  it('creates rules between all phrases in "same"', () => {
    expect(rulesOf([{same: ['a', 'b', 'c']}])).toEqual([
      {from: ['a'], to: ['b', 'c']},
      {from: ['b'], to: ['a', 'c']},
      {from: ['c'], to: ['a', 'b']},
    ]);
  });

  it('creates one-way rules for "from", without the phrase itself', () => {
    expect(rulesOf([{from: ['x', 'y'], to: ['y', 'z'], loose: true}])).toEqual([
      {from: ['x'], to: ['y', 'z'], loose: true},
      {from: ['y'], to: ['z'], loose: true},
    ]);
    expect(rulesOf([{from: ['x'], to: ['x']}])).toEqual([]);
  });
});

describe('changeRules', () => {
  const titles: Record<string, string> = {'/new/': 'New: the `thing`', '/b/#c': 'B'};
  const rules = (change: Partial<ProductChange>) =>
    changeRules(
      [
        {
          id: 'a',
          name: 'Old name',
          event: 'replaced',
          description: 'd',
          replacements: ['/new/', '/b/#c'],
          sources: [],
          ...change,
        },
      ],
      (route) => titles[route]!,
    );

  it('creates one-way rules from other names and keywords to the titles of the replacements', () => {
    expect(rules({aliases: ['`old-tool`'], keywords: ['legacy thing']})).toEqual([
      {from: ['old tool'], to: ['new the thing', 'b']},
      {from: ['legacy thing'], to: ['new the thing', 'b']},
    ]);
    expect(rules({})).toEqual([]);
  });

  it('creates a rule for each form of a name in camel case', () => {
    expect(rules({aliases: ['AutonomIQ']}).map(({from}) => from[0])).toEqual(['autonomiq', 'autonom iq']);
  });

  it('omits common words and names', () => {
    expect(rules({aliases: ['Headless', 'Tunnel.ID', 'again'], keywords: ['find']})).toEqual([]);
    expect(rules({aliases: ['Headless Tool']})).toHaveLength(1);
  });

  it('lets the previous names in productChanges.yaml find the replacements', () => {
    const found = (phrase: string) =>
      readSynonyms((route) => route)
        .filter(({from}) => from.includes(phrase))
        .flatMap(({to}) => to);
    expect(found('screener io')).toContain('visual testing');
    expect(found('visual testing')).not.toContain('screener io');
    expect(found('headless')).toEqual([]);
  });
});

describe('synonyms.yaml', () => {
  it('matches its schema', () => {
    expect(readSynonyms((route) => route).length).toBeGreaterThan(100);
  });

  it.each([
    ['- same: [only]', 'src/data/synonyms.yaml:1'],
    ['- form: [a]\n  to: [b]', 'unknown key "form"; did you mean "from"?'],
    ['- from: [a]', 'to'],
    ['- same: [Upper, lower]', 'must match'],
  ])('is rejected with the problem in %j', (source, message) => {
    expect(() => parseData(source, 'src/data/synonyms.yaml', 'synonyms.schema.json')).toThrow(message);
  });
});
