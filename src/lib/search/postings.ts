import {ByteReader, type ByteWriter} from './bytes.ts';

/** Where a term stands: section numbers, rising, and how often in each. */
export interface Postings {
  sections: Uint32Array;
  counts: Uint8Array;
}

/** A term counts at most this often in one section. */
export const MAX_COUNT = 15;

/** Adds the postings of one term to a shard. */
export function writePostings(writer: ByteWriter, entries: readonly (readonly [section: number, count: number])[]): void {
  writer.write(entries.length);
  let last = 0;
  for (const [section, count] of entries) {
    // One bit says whether the count follows, since most counts are 1.
    writer.write(((section - last) << 1) | (count > 1 ? 1 : 0));
    if (count > 1) writer.write(count);
    last = section;
  }
}

/** The postings of every term of a shard, in the order of the terms. */
export function readPostings(bytes: Uint8Array): Postings[] {
  const reader = new ByteReader(bytes);
  const terms: Postings[] = [];
  while (!reader.done) {
    const length = reader.read();
    if (length > bytes.length) throw new Error('the data ends early');
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
