import {describe, expect, it} from 'vitest';
import {fromScale, hashInName, hashOf, packTerms, slugOf, toScale, unpackTerms} from './format.ts';
import {ByteReader, ByteWriter} from './bytes.ts';
import {readPostings, writePostings} from './postings.ts';

describe('packed terms', () => {
  it('come back as they were', () => {
    const terms = ['4.9.2', 'tunnel', 'tunnelname', 'tunnels', 'vault', 'x'.repeat(40), 'мир'];
    expect(unpackTerms(packTerms(terms))).toEqual(terms);
    expect(unpackTerms(packTerms([]))).toEqual([]);
  });
});

describe('the scale', () => {
  it.each([0, 1, 2, 3, 5, 17, 250, 4000])('keeps %i within a fifth', (size) => {
    expect(Math.abs(fromScale(toScale(size)) - size)).toBeLessThanOrEqual(size / 5);
  });
});

describe('hashOf', () => {
  it('differs with a single bit, and stands in file names', () => {
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
  ])('of %s is as GitHub makes it', (heading, slug) => {
    expect(slugOf(heading)).toBe(slug);
  });
});

describe('postings', () => {
  const lists: [number, number][][] = [[[0, 1], [7, 15], [300, 2]], [], [[100_000, 1]]];
  const packed = () => {
    const writer = new ByteWriter();
    for (const list of lists) writePostings(writer, list);
    return writer.finish();
  };

  it('come back as they were', () => {
    const read = readPostings(packed()).map(({sections, counts}) => [...sections].map((section, i) => [section, counts[i]]));
    expect(read).toEqual(lists);
  });

  it('say so when they are cut short', () => {
    for (let length = 1; length < packed().length - 1; length++) {
      const cut = packed().slice(0, length);
      let read;
      try {
        read = readPostings(cut);
      } catch (error) {
        expect((error as Error).message).toBe('the data ends early');
        continue;
      }
      // A cut between two terms reads well; the hash of the file tells that terms are missing.
      expect(read.length).toBeLessThan(lists.length);
    }
  });

  it('does not believe a length that the data cannot have', () => {
    expect(() => readPostings(Uint8Array.of(0xff, 0xff, 0xff, 0x7f))).toThrow('the data ends early');
    expect(() => new ByteReader(Uint8Array.of(0x80)).read()).toThrow('the data ends early');
  });
});
