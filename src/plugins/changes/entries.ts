import type {ChangedPage, Day} from '../../lib/changes.ts';

/** Feed entry: the changes to one page on one day. */
export interface Entry {
  page: ChangedPage;
  day: string;
  /** Time of the last change on this day (ISO 8601, UTC). */
  updated: string;
  /** Commit subjects of this day, from newest to oldest, without duplicates. */
  subjects: string[];
}

/** Returns the newest entries of a feed, at most `most`. If `area` is given, includes only pages in this area. */
export function entriesOf(days: readonly Day[], most: number, area?: string): Entry[] {
  const entries = days.flatMap(({day, changes}) => {
    const ofDay = new Map<string, Entry>();
    for (const {at, subject, pages} of changes) {
      for (const page of pages) {
        if (area !== undefined && page.area !== area) continue;
        const entry = ofDay.get(page.path) ?? {page, day, updated: at, subjects: []};
        ofDay.set(page.path, entry);
        if (page.isNew) entry.page = page;
        if (at > entry.updated) entry.updated = at;
        if (!entry.subjects.includes(subject)) entry.subjects.push(subject);
      }
    }
    return [...ofDay.values()];
  });
  return entries
    .sort((a, b) => (a.updated === b.updated ? (a.page.path < b.page.path ? -1 : 1) : a.updated < b.updated ? 1 : -1))
    .slice(0, most);
}
