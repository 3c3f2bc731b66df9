import {execFileSync} from 'node:child_process';

/** A commit that changed files. */
export interface Commit {
  /** ISO 8601, in UTC. */
  at: string;
  /** Without the mark of work in progress, which tells readers nothing. */
  subject: string;
  /** By the name that each file has now. */
  files: {file: string; isNew: boolean}[];
}

/** Room for the names of all files in all commits, in bytes. */
const MOST_OUTPUT = 2 ** 28;
const START = '\u0001';
const IN_PROGRESS = /^(?:WIP|fixup!|squash!):?\s+/i;

const git = (dir: string, ...args: string[]): string =>
  execFileSync('git', ['-C', dir, '-c', 'core.quotePath=false', ...args], {encoding: 'utf8', maxBuffer: MOST_OUTPUT, stdio: ['ignore', 'pipe', 'ignore']});

/**
 * Ends what would say wrong dates.
 * @throws where the checkout has no history, or only a part of it.
 */
export function requireWholeHistory(dir: string): void {
  let shallow: string;
  try {
    shallow = git(dir, 'rev-parse', '--is-shallow-repository').trim();
  } catch {
    throw new Error('This is no git checkout, and the dates on the pages come from git. Clone the repository.');
  }
  if (shallow === 'true') {
    throw new Error(
      'This is a shallow clone, and the dates on the pages come from the whole history. Run `git fetch --unshallow`, or set `fetch-depth: 0` in the workflow.',
    );
  }
}

/** The commits that changed files in `folder` of `dir`, the newest first. Files that are gone, and moves without a change, are left out. */
export function readHistory(dir: string, folder: string): Commit[] {
  const log = git(dir, 'log', '--no-merges', '--relative', '--find-renames', '--name-status', `--format=${START}%ct %s`, '--', folder);
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
