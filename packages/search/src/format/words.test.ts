import {describe, expect, it} from 'vitest';
import {chunksOf, nameKey, termsOf, wordsOf} from './words.ts';

describe('termsOf', () => {
  it.each([
    ['extendedDebugging', ['extended', 'debugging', 'extendeddebugging']],
    ['sauce:options', ['sauce', 'options', 'sauceoptions']],
    ['--tunnel-name', ['tunnel', 'name', 'tunnelname']],
    ['FLAG_SECURE', ['flag', 'secure', 'flagsecure']],
    ['bt.ReportPanic', ['bt', 'report', 'panic', 'btreportpanic', 'reportpanic']],
    [
      'appium:newCommandTimeout',
      ['appium', 'new', 'command', 'timeout', 'appiumnewcommandtimeout', 'newcommandtimeout'],
    ],
    ['XMLHttpRequest', ['xml', 'http', 'request', 'xmlhttprequest']],
    ['.sauceignore', ['sauceignore']],
  ])('splits %s into its words and joined forms', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('does not split names with capitals inside', () => {
    expect(termsOf('JavaScript on GitHub, iOS')).toEqual(['javascript', 'on', 'github', 'ios']);
  });

  it('does not split version numbers', () => {
    expect(termsOf('Sauce Connect 4.9.2')).toEqual(['sauce', 'connect', '4.9.2']);
  });

  it('removes accents, width variants, and apostrophes', () => {
    expect(termsOf('Ｃafé Sauce’s O’Neil')).toEqual(['cafe', 'sauce', 'oneil']);
  });

  it.each(["can't", 'cant', 'can’t', 'cannot', 'can not'])('returns the full words of the contraction %s', (text) => {
    expect(termsOf(text)).toEqual(['can', 'not']);
  });

  it('returns the full words of contractions with a different stem, and keeps similar words', () => {
    expect(termsOf("won't doesn't isnt you've we'll")).toEqual([
      'will',
      'not',
      'does',
      'not',
      'is',
      'not',
      'you',
      'we',
    ]);
    expect(termsOf('dot want count isn cat')).toEqual(['dot', 'want', 'count', 'isn', 'cat']);
  });

  it('returns no terms for punctuation and emoji', () => {
    expect(termsOf('?!… (((*** 🚀 [^$')).toEqual([]);
  });

  it('supports all scripts', () => {
    expect(termsOf('مرحبا мир')).toEqual(['مرحبا', 'мир']);
  });

  it('truncates long terms', () => {
    expect(termsOf('x'.repeat(10_000))).toEqual(['x'.repeat(40)]);
  });
});

describe('wordsOf', () => {
  it('omits joined forms', () => {
    expect(wordsOf('Set sauce:options')).toEqual(['set', 'sauce', 'options']);
  });
});

describe('chunksOf', () => {
  it('does not join more than six words', () => {
    expect(chunksOf('a/bb/cc/dd/ee/ff/gg')[0]!.joined).toEqual([]);
  });
});

describe('nameKey', () => {
  it('ignores case and punctuation', () => {
    expect(new Set(['--tunnel-name', 'tunnelName', 'TUNNEL_NAME', 'tunnel name'].map(nameKey))).toEqual(
      new Set(['tunnelname']),
    );
  });
});
