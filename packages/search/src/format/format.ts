/** Version of the file format. Increment it with every change. The client reports an index with a different version. */
export const FORMAT = 3;

/** Folder, relative to the base URL, of all files that the search fetches. */
export const INDEX_FOLDER = 'search-index';

/** Content of `manifest.json`, the only file whose name is the same in all builds. */
export interface Manifest {
  format: number;
  /** Name of the core file. */
  core: string;
}

/** Synonym rule: a query with one of the phrases in `from` also matches the phrases in `to`. */
export interface SynonymRule {
  from: string[];
  to: string[];
  /** Whether the phrases have only similar meanings. Their matches have less weight. */
  loose?: true;
}

/** Shards of a numbered list. `first[i]` is the number of the first term or section in `files[i]`. */
export interface ShardList {
  files: string[];
  first: number[];
}

/** Shards of the texts of sections. */
export interface TextShardList extends ShardList {
  /** For each section whose text is stored only once, with a previous section: the number of that section. */
  sameAs: Record<number, number>;
}

/**
 * Content of the core file: titles, headings, names, and the vocabulary, which are enough for good initial results. The file is stored by
 * column, because similar values next to each other compress well.
 */
export interface CoreFile {
  format: number;
  areas: {
    id: string;
    name: string;
    /** The area documents a previous product, and a different area documents its successor. */
    legacy?: true;
  }[];
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
    /** Bit mask of `PAGE_FLAGS` for each page. */
    flags: number[];
    /** Keywords from front matter, by page number. */
    keywords: Record<number, string[]>;
    /** Number of sections of each page. Sections are numbered consecutively across all pages. */
    sections: number[];
  };
  sections: {
    /** Heading of each section. Empty for the introduction of a page, whose heading is the page title. */
    heading: string[];
    /** URL fragment of each section. A number if the fragment is the slug of the heading: 0, or the suffix of the slug. */
    anchor: (string | number)[];
    /** Heading levels, one digit for each section. */
    level: string;
    /** Numbers of terms in the text, one character of `SCALE` for each section. */
    size: string;
    /** Names that sections define, by section number. */
    identifiers: Record<number, string[]>;
  };
  /** All terms, sorted and packed by `packTerms`. */
  terms: string;
  /** Number of sections that contain each term, one character of `SCALE` for each term. */
  frequency: string;
  postings: ShardList;
  texts: TextShardList;
  synonyms: SynonymRule[];
}

export const PAGE_FLAGS = {deprecated: 1, archived: 2} as const;

const SCALE = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Encodes a size as one character, on a logarithmic scale with steps of about 20%. Sizes up to 3 are exact. */
export const toScale = (value: number): string =>
  SCALE[Math.min(SCALE.length - 1, value < 4 ? value : Math.round(4 * Math.log2(value)) - 4)]!;

/** Decodes a character of `toScale`. */
export function fromScale(character: string): number {
  const step = SCALE.indexOf(character);
  return step < 4 ? step : 2 ** ((step + 4) / 4);
}

/** Packs sorted terms into one string. Each starts with the length of the prefix that it shares with the previous term (`SCALE`). */
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

/** Unpacks the terms of `packTerms`. */
export function unpackTerms(packed: string): string[] {
  if (!packed) return [];
  let last = '';
  return packed.split(' ').map((entry) => (last = last.slice(0, SCALE.indexOf(entry[0]!)) + entry.slice(1)));
}

/** Returns the default anchor of a heading, by the rules of GitHub. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');

/** Returns a 53-bit, noncryptographic hash of bytes (cyrb53) as 11 characters in base 36. */
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

/** Returns the hash in a file name such as `core.0a1b2c3d4e5.json`. */
export const hashInName = (name: string): string => name.split('.').at(-2) ?? '';
