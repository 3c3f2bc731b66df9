import type {ChangedPage, Day} from '../../lib/changes.ts';
import type {Commit} from './history.ts';

/** Groups commits that changed pages by UTC day, from newest to oldest. `pages` contains pages by file path, relative to the site. */
export function daysOf(commits: readonly Commit[], pages: ReadonlyMap<string, Omit<ChangedPage, 'isNew'>>): Day[] {
  const days = new Map<string, Day>();
  for (const {at, subject, files} of commits) {
    const changed = files.flatMap(({file, isNew}) => (pages.has(file) ? [{...pages.get(file)!, isNew}] : []));
    if (!changed.length) continue;
    const name = at.slice(0, 10);
    const day = days.get(name) ?? {day: name, changes: []};
    days.set(name, day);
    day.changes.push({at, subject, pages: changed.sort((a, b) => (a.path < b.path ? -1 : 1))});
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? 1 : -1));
}
