import {execFileSync} from 'node:child_process';

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
