import {ByteReader, type ByteWriter} from './bytes.ts';

/** Postings of a term: section numbers in ascending order, and the number of occurrences in each section. */
export interface Postings {
  sections: Uint32Array;
  counts: Uint8Array;
}

/** Maximum number of occurrences of a term that are counted in a section. */
export const MAX_COUNT = 15;

/** Appends the postings of a term to a shard. `entries` must be sorted by section number. */
export function writePostings(
  writer: ByteWriter,
  entries: readonly (readonly [section: number, count: number])[],
): void {
  writer.write(entries.length);
  let last = 0;
  for (const [section, count] of entries) {
    // The lowest bit indicates whether a count follows. Most counts are 1 and omitted.
    writer.write(((section - last) << 1) | (count > 1 ? 1 : 0));
    if (count > 1) writer.write(count);
    last = section;
  }
}

/** Returns the postings of all terms of a shard, in the order of the terms. Throws an error if the data is truncated. */
export function readPostings(bytes: Uint8Array): Postings[] {
  const reader = new ByteReader(bytes);
  const terms: Postings[] = [];
  while (!reader.done) {
    const length = reader.read();
    if (length > bytes.length) throw new Error('unexpected end of data');
    const sections = new Uint32Array(length);
    const counts = new Uint8Array(length);
    let section = 0;
    for (let i = 0; i < length; i++) {
      const value = reader.read();
      section += value >>> 1;
      sections[i] = section;
      counts[i] = value & 1 ? reader.read() : 1;
    }
    terms.push({sections, counts});
  }
  return terms;
}
