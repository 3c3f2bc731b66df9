import {areas} from '../../content/areas.ts';
import type {Change, Day, ShownChange} from '../../lib/changes.ts';

/** Maximum number of pages that a change lists. If it has more, they're counted by area. */
const MOST_PAGES = 12;

/** Returns the newest changes for the page of recent changes, at most `most`, grouped by day. */
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
