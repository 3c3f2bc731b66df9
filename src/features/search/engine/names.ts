import {nameKey, wordsOf} from '../../../lib/search/words.ts';
import type {Catalog} from './catalog.ts';
import type {Query} from './parseQuery.ts';
import {weights} from './weights.ts';

/** Returns the bonus, by section number, of sections that define the query or one of its words as a name. */
export function namedSections({text, key}: Query, catalog: Catalog): Map<number, number> {
  const found = new Map<number, number>();
  const offer = (name: string, value: number) => {
    const sections = catalog.names.get(name) ?? [];
    for (const section of sections) {
      // A reference entry ranks higher than a guide that defines the same name.
      const {kind} = catalog.pages[catalog.pageOf[section]!]!;
      found.set(
        section,
        Math.max(found.get(section) ?? 0, value * (kind === 'reference' ? 1 : weights.namedElsewhere)),
      );
    }
  };
  if (key) offer(key, weights.exactName);
  const chunks = text.split(/\s+/);
  if (chunks.length > 1) {
    for (const chunk of chunks) {
      // Only words spelled like identifiers: `--ccy`, `sauce:options`, `bt.ReportPanic`.
      if (/[^\p{L}\p{N}]/u.test(chunk.replace(/[?.,!;:"'()]+$/, '')) || wordsOf(chunk).length > 1)
        offer(nameKey(chunk), weights.wordName);
    }
  }
  return found;
}
