import {describe, expect, it} from 'vitest';
import {fromScale, hashInName, hashOf, packTerms, slugOf, toScale, unpackTerms} from './format.ts';
import {ByteReader, ByteWriter} from './bytes.ts';
import {readPostings, writePostings} from './postings.ts';

describe('packed terms', () => {
  it('are unpacked without changes', () => {
    const terms = ['4.9.2', 'tunnel', 'tunnelname', 'tunnels', 'vault', 'x'.repeat(40), 'мир'];
    expect(unpackTerms(packTerms(terms))).toEqual(terms);
    expect(unpackTerms(packTerms([]))).toEqual([]);
  });
});

describe('toScale and fromScale', () => {
  it.each([0, 1, 2, 3, 5, 17, 250, 4000])('keep %i within 20%', (size) => {
    expect(Math.abs(fromScale(toScale(size)) - size)).toBeLessThanOrEqual(size / 5);
  });
});

describe('hashOf', () => {
  it('returns a different hash if a single bit differs, in a format for file names', () => {
    const a = hashOf(Uint8Array.of(1, 2, 3));
    expect(a).not.toBe(hashOf(Uint8Array.of(1, 2, 2)));
    expect(a).toHaveLength(11);
    expect(hashInName(`core.${a}.json`)).toBe(a);
  });
});

describe('slugOf', () => {
  it.each([
    ['Require Sauce Connect Proxy/VPN', 'require-sauce-connect-proxyvpn'],
    ['What is it?', 'what-is-it'],
    ['sauce:options & more', 'sauceoptions--more'],
  ])('returns the GitHub slug of %s', (heading, slug) => {
    expect(slugOf(heading)).toBe(slug);
  });
});

describe('postings', () => {
  const lists: [number, number][][] = [
    [
      [0, 1],
      [7, 15],
      [300, 2],
    ],
    [],
    [[100_000, 1]],
  ];
  const packed = () => {
    const writer = new ByteWriter();
    for (const list of lists) writePostings(writer, list);
    return writer.finish();
  };

  it('are read without changes', () => {
    const read = readPostings(packed()).map(({sections, counts}) =>
      [...sections].map((section, i) => [section, counts[i]]),
    );
    expect(read).toEqual(lists);
  });

  it('report truncated data', () => {
    for (let length = 1; length < packed().length - 1; length++) {
      const cut = packed().slice(0, length);
      let read;
      try {
        read = readPostings(cut);
      } catch (error) {
        expect((error as Error).message).toBe('unexpected end of data');
        continue;
      }
      // Data that ends between two terms is valid. The hash of the file detects the missing terms.
      expect(read.length).toBeLessThan(lists.length);
    }
  });

  it('reject a length that exceeds the data', () => {
    expect(() => readPostings(Uint8Array.of(0xff, 0xff, 0xff, 0x7f))).toThrow('unexpected end of data');
    expect(() => new ByteReader(Uint8Array.of(0x80)).read()).toThrow('unexpected end of data');
  });
});
