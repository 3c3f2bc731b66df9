import {execFileSync} from 'node:child_process';
import {orList} from '../../src/lib/nearest.ts';

/** The files that differ from another commit, as they are on disk: committed, staged, changed, and new ones. */
export interface Changes {
  /** The branch or commit that `files` and `removed` are compared with. */
  base: string;
  files: string[];
  removed: string[];
}

/** Branches that a change is compared with, the first that exists. */
const BASES = ['origin/main', 'main'];

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return undefined;
  }
}

/**
 * Returns what changed since the current branch left `base`.
 * @throws if this is no Git checkout or there is no such base.
 */
export function changedFiles(base?: string): Changes {
  if (git('rev-parse', '--git-dir') === undefined) throw new Error('--changed needs a Git checkout. Name the files to check instead.');
  const candidates = base === undefined ? BASES : [base];
  const found = candidates.find((name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== undefined);
  const start = found && git('merge-base', found, 'HEAD')?.trim();
  if (!found || !start) throw new Error(`Nothing to compare with: there is no ${orList(candidates)} with a commit in common. Name a branch or commit with --base.`);
  const files: string[] = [];
  const removed: string[] = [];
  const changes = git('diff', '--relative', '--no-renames', '--name-status', '-z', start)!.split('\0');
  for (let at = 0; at + 1 < changes.length; at += 2) (changes[at] === 'D' ? removed : files).push(changes[at + 1]!);
  const added = git('ls-files', '--others', '--exclude-standard', '-z')!.split('\0').filter(Boolean);
  return {base: found, files: [...new Set([...files, ...added])].sort(), removed: removed.filter((file) => !added.includes(file)).sort()};
}
