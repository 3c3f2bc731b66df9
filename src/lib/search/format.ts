/** Raised with every change to the shape of the files; a reader that meets another number reports an index of another version. */
export const FORMAT = 1;

/** `manifest.json`: the only name that stays between builds. */
export interface Manifest {
  format: number;
  /** The name of the first tier. */
  core: string;
}

/** Phrases that mean the same to a reader: whoever types one of `from` also finds `to`. */
export interface SynonymRule {
  from: string[];
  to: string[];
  /** Everyday words that mean nearly the same: they count less than names for one thing. */
  loose?: true;
}

/** Files that share a numbering: `first[i]` is the number of the first term or section in `files[i]`. */
export interface ShardList {
  files: string[];
  first: number[];
}

/**
 * The first tier: titles, headings, names and the vocabulary, enough for a good first answer.
 * Columns, not rows: alike values side by side make the file small.
 */
export interface CoreFile {
  format: number;
  areas: {id: string; name: string}[];
  kinds: string[];
  tags: string[];
  languages: string[];
  pages: {
    path: string[];
    title: string[];
    area: number[];
    kind: number[];
    tag: number[];
    language: number[];
    /** Sums of `PAGE_FLAGS`. */
    flags: number[];
    /** Search words from front matter, by page number. */
    keywords: Record<number, string[]>;
    /** How many sections each page has; sections are numbered through all pages. */
    sections: number[];
  };
  sections: {
    /** Empty for the top of a page, whose heading is the title. */
    heading: string[];
    /** What stands behind `#`; a number where it is the slug of the heading, with that suffix if not 0. */
    anchor: (string | number)[];
    /** One digit a section. */
    level: string;
    /** How many terms the text has, one character of `SCALE` a section. */
    size: string;
    /** Names that a section defines, by section number. */
    identifiers: Record<number, string[]>;
  };
  /** Every term, sorted; how many characters it shares with the one before, as a character of `SCALE`, then the rest. */
  terms: string;
  /** In how many sections each term stands, one character of `SCALE` a term. */
  frequency: string;
  postings: ShardList;
  texts: ShardList;
  synonyms: SynonymRule[];
}

export const PAGE_FLAGS = {deprecated: 1, archived: 2} as const;

const SCALE = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** One character for a size, in steps of about a fifth; exact up to 3. */
export const toScale = (value: number): string => SCALE[Math.min(SCALE.length - 1, value < 4 ? value : Math.round(4 * Math.log2(value)) - 4)]!;

/** The size that a character stands for. */
export function fromScale(character: string): number {
  const step = SCALE.indexOf(character);
  return step < 4 ? step : 2 ** ((step + 4) / 4);
}

/** Sorted terms as one text, each without what it shares with the one before. */
export function packTerms(terms: readonly string[]): string {
  let last = '';
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < last.length && shared < SCALE.length - 1 && last[shared] === term[shared]) shared++;
      last = term;
      return SCALE[shared]! + term.slice(shared);
    })
    .join(' ');
}

/** The terms that `packTerms` packed. */
export function unpackTerms(packed: string): string[] {
  if (!packed) return [];
  let last = '';
  return packed.split(' ').map((entry) => (last = last.slice(0, SCALE.indexOf(entry[0]!)) + entry.slice(1)));
}

/** The anchor that a heading gets of itself, by the rules of GitHub. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');

/** A short name for some bytes; different bytes get different names, other than by a chance of one in 2^53. */
export function hashOf(bytes: Uint8Array): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (const byte of bytes) {
    a = Math.imul(a ^ byte, 2654435761);
    b = Math.imul(b ^ byte, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36).padStart(11, '0');
}

/** The hash inside a file name such as `core.0a1b2c3d4e5.json`. */
export const hashInName = (name: string): string => name.split('.').at(-2) ?? '';
