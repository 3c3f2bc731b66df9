import {areas} from '../../content/areas.ts';
import type {Change, Day, ShownChange} from '../../lib/changes.ts';

/** More pages than these are counted, not named. */
const MOST_PAGES = 12;

/** What the page of changes shows: the newest changes, at most `most`. */
export function shownOf(days: readonly Day[], most: number): Day<ShownChange>[] {
  let left = most;
  return days.flatMap(({day, changes}) => {
    const newest = changes.slice(0, left).map(shown);
    left -= newest.length;
    return newest.length ? [{day, changes: newest}] : [];
  });
}

function shown({at, subject, pages}: Change): ShownChange {
  if (pages.length <= MOST_PAGES) return {at, subject, pages};
  const counts = areas.map(({id}) => ({area: id, count: pages.filter(({area}) => area === id).length}));
  return {at, subject, counts: counts.filter(({count}) => count > 0)};
}
