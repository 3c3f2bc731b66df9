import {execFileSync} from 'node:child_process';
import {areas} from '../../content/areas.ts';
import type {Change, ChangedPage, Day, ShownChange} from '../../lib/changes.ts';

/** A commit that changed files. */
export interface Commit {
  /** Commit time (ISO 8601, UTC). */
  at: string;
  /** Subject without a work-in-progress prefix, such as `WIP:`. */
  subject: string;
  /** Changed files with their current paths, relative to the site folder. */
  files: {file: string; isNew: boolean}[];
}

/** Maximum size of the output of `git log` in bytes: enough for the file names in all commits. */
const MOST_OUTPUT = 2 ** 28;
const START = '\u0001';
const IN_PROGRESS = /^(?:WIP|fixup!|squash!):?\s+/i;

const git = (dir: string, ...args: string[]): string =>
  execFileSync('git', ['-C', dir, '-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/**
 * Checks that the full Git history is available, because dates would be wrong without it.
 * @throws if `dir` isn't in a Git repository, or is in a shallow clone.
 */
export function requireWholeHistory(dir: string): void {
  let shallow: string;
  try {
    shallow = git(dir, 'rev-parse', '--is-shallow-repository').trim();
  } catch {
    throw new Error('No Git repository found. The dates on the pages come from the Git history: clone the repository.');
  }
  if (shallow === 'true') {
    throw new Error(
      'The Git repository is a shallow clone. The dates on the pages need the full history. Run `git fetch --unshallow`, or set `fetch-depth: 0` in the workflow.',
    );
  }
}

/** Returns the commits that changed files in `folder` of `dir`, from newest to oldest. Omits deleted files and renames without changes. */
export function readHistory(dir: string, folder: string): Commit[] {
  const log = git(
    dir,
    'log',
    '--no-merges',
    '--relative',
    '--find-renames',
    '--name-status',
    `--format=${START}%ct %s`,
    '--',
    folder,
  );
  const today = new Map<string, string>();
  const gone = new Set<string>();
  return log
    .split(START)
    .slice(1)
    .map((text) => {
      const [head, ...lines] = text.split('\n').filter(Boolean) as [string, ...string[]];
      const [, seconds, subject] = /^(\d+) (.*)$/.exec(head)!;
      const files = lines.flatMap((line) => {
        const [kind, old, moved = old] = line.split('\t') as [string, string, string?];
        const file = today.get(moved) ?? moved;
        if (kind === 'D') gone.add(old);
        if (kind.startsWith('R')) today.set(old, file);
        return kind === 'D' || kind === 'R100' || gone.has(file) ? [] : [{file, isNew: kind === 'A'}];
      });
      return {at: new Date(Number(seconds) * 1000).toISOString(), subject: subject!.replace(IN_PROGRESS, ''), files};
    });
}

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
