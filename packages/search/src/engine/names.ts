import type {Catalog} from './catalog.ts';
import type {Query} from './parseQuery.ts';
import {weights} from './weights.ts';

/** Returns the bonus, by section number, of sections that define the query as a name. */
export function namedSections({key}: Query, catalog: Catalog): Map<number, number> {
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
  return found;
}
