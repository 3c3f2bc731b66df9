import {execFileSync} from 'node:child_process';
import {orList} from '../../src/lib/nearest.ts';

/** Files that differ from another commit: committed, staged, unstaged, and untracked ones. */
export interface Changes {
  /** Branch or commit to compare with. */
  base: string;
  files: string[];
  removed: string[];
}

/** Branches to compare with by default; the first that exists is used. */
const BASES = ['origin/main', 'main'];

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return undefined;
  }
}

/**
 * Returns the files that changed since the current branch left `base`.
 * @throws if this isn't a Git checkout, or `base` doesn't exist or has no common ancestor.
 */
export function changedFiles(base?: string): Changes {
  if (git('rev-parse', '--git-dir') === undefined)
    throw new Error('--changed needs a Git checkout. Specify the files to check instead.');
  const candidates = base === undefined ? BASES : [base];
  const found = candidates.find((name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== undefined);
  const start = found && git('merge-base', found, 'HEAD')?.trim();
  if (!found || !start)
    throw new Error(
      `Nothing to compare with: found no ${orList(candidates)} with a common ancestor. Specify a branch or commit with --base.`,
    );
  const files: string[] = [];
  const removed: string[] = [];
  const changes = git('diff', '--relative', '--no-renames', '--name-status', '-z', start)!.split('\0');
  for (let at = 0; at + 1 < changes.length; at += 2) (changes[at] === 'D' ? removed : files).push(changes[at + 1]!);
  const added = git('ls-files', '--others', '--exclude-standard', '-z')!.split('\0').filter(Boolean);
  return {
    base: found,
    files: [...new Set([...files, ...added])].sort(),
    removed: removed.filter((file) => !added.includes(file)).sort(),
  };
}
