import {describe, expect, it} from 'vitest';
import {chunksOf, nameKey, termsOf, wordsOf} from './words.ts';

describe('termsOf', () => {
  it.each([
    ['extendedDebugging', ['extended', 'debugging', 'extendeddebugging']],
    ['sauce:options', ['sauce', 'options', 'sauceoptions']],
    ['--tunnel-name', ['tunnel', 'name', 'tunnelname']],
    ['FLAG_SECURE', ['flag', 'secure', 'flagsecure']],
    ['bt.ReportPanic', ['bt', 'report', 'panic', 'btreportpanic', 'reportpanic']],
    ['appium:newCommandTimeout', ['appium', 'new', 'command', 'timeout', 'appiumnewcommandtimeout', 'newcommandtimeout']],
    ['XMLHttpRequest', ['xml', 'http', 'request', 'xmlhttprequest']],
    ['.sauceignore', ['sauceignore']],
  ])('finds %s by its words and as one', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('keeps names of one word together', () => {
    expect(termsOf('JavaScript on GitHub, iOS')).toEqual(['javascript', 'on', 'github', 'ios']);
  });

  it('keeps the numbers of a version together', () => {
    expect(termsOf('Sauce Connect 4.9.2')).toEqual(['sauce', 'connect', '4.9.2']);
  });

  it('makes accents, forms and apostrophes disappear', () => {
    expect(termsOf('Ｃafé Sauce’s don’t')).toEqual(['cafe', 'sauce', 'dont']);
  });

  it('finds nothing in punctuation and emoji', () => {
    expect(termsOf('?!… (((*** 🚀 [^$')).toEqual([]);
  });

  it('knows words of every script', () => {
    expect(termsOf('مرحبا мир')).toEqual(['مرحبا', 'мир']);
  });

  it('cuts what is longer than any name', () => {
    expect(termsOf('x'.repeat(10_000))).toEqual(['x'.repeat(40)]);
  });
});

describe('wordsOf', () => {
  it('leaves out joined forms', () => {
    expect(wordsOf('Set sauce:options')).toEqual(['set', 'sauce', 'options']);
  });
});

describe('chunksOf', () => {
  it('joins no more words than a name has', () => {
    expect(chunksOf('a/bb/cc/dd/ee/ff/gg')[0]!.joined).toEqual([]);
  });
});

describe('nameKey', () => {
  it('is the same whatever the case and punctuation', () => {
    expect(new Set(['--tunnel-name', 'tunnelName', 'TUNNEL_NAME', 'tunnel name'].map(nameKey))).toEqual(new Set(['tunnelname']));
  });
});
