import type {ChangedPage, Day} from '../../lib/changes.ts';

/** One page on one day, as feeds have it. */
export interface Entry {
  page: ChangedPage;
  day: string;
  /** When the last change of the day was made. */
  updated: string;
  /** What the changes of the day say, the newest first. */
  subjects: string[];
}

/** The newest entries of a feed; `area` takes those of one area. */
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
  return entries.sort((a, b) => (a.updated === b.updated ? (a.page.path < b.page.path ? -1 : 1) : a.updated < b.updated ? 1 : -1)).slice(0, most);
}
