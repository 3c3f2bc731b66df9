import path from 'node:path';
import {runIn, type Outcome} from './tinySite.ts';

/** Runs the linter in a folder, without annotations for GitHub, so that the output is the same in CI. */
export const lintIn = (dir: string, ...args: string[]): Promise<Outcome> =>
  runIn(dir, 'tsx', [path.resolve('lint/run.ts'), ...args], {GITHUB_ACTIONS: ''});
