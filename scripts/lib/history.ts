import {execFileSync} from 'node:child_process';

const git = (...args: string[]): string => execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();

/**
 * Ends a production build that would put wrong dates on pages.
 * @throws where the checkout has no history, or only a part of it.
 */
export function requireWholeHistory(): void {
  let shallow: string;
  try {
    shallow = git('rev-parse', '--is-shallow-repository');
  } catch {
    throw new Error('This is no git checkout, and the dates on the pages come from git. Clone the repository.');
  }
  if (shallow === 'true') {
    throw new Error(
      'This is a shallow clone, and the dates on the pages come from the whole history. Run `git fetch --unshallow`, or set `fetch-depth: 0` in the workflow.',
    );
  }
}
