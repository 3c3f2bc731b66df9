/**
 * `npm run check`: runs all checks that don't need a build. CI runs them first.
 *
 *   npm run check                          all files
 *   npm run check -- --changed             files that changed since the branch left main; takes a few seconds
 *   npm run check -- --changed --base REF  files that changed since another branch or commit
 *   npm run check -- docs/basics …         only these files or folders
 *   npm run check -- --today 2027-02-01    all files; reports what has ended or ends soon on that day
 *   npm run check -- --no-skeletons        all files; also reports skeletons as findings
 */
import {parseArgs} from 'node:util';
import {Documents} from '../lint/documents.ts';
import {dependentsOf, scopeOfChanges, scopeOfPaths, type Scope, type Scoped} from '../lint/scopes.ts';
import {chosen, filesAt, PROSE} from '../lint/sources.ts';
import {changedFiles} from './lib/changedFiles.ts';
import {checks, type Check} from './lib/checks.ts';
import {runMain} from './lib/main.ts';
import {runCaptured} from './lib/run.ts';

/** Number of checks that run in parallel: the number of cores of the smallest CI runners. */
const AT_ONCE = 2;

interface Task {
  check: Check;
  args: readonly string[];
  because?: string;
}

const taskOf = (check: Check, scope: Scope | undefined): Task[] => {
  if (!scope) return [];
  if (!scope.everything) return [{check, args: scope.paths}];
  return [{check, args: check.everything ?? [], ...(scope.because && {because: scope.because})}];
};

function tasksOf(args: readonly string[], isChanged: boolean, base: string | undefined): Task[] {
  if (isChanged) {
    const changes = changedFiles(base);
    const count = changes.files.length + changes.removed.length;
    console.log(
      count ? `Checking ${count} files that differ from ${changes.base}` : `No files differ from ${changes.base}`,
    );
    const dependents = dependentsOf(new Documents(), changes);
    const scopeOf = (check: Scoped): Scope | undefined => scopeOfChanges(check, changes, dependents);
    return checks.flatMap((check) => {
      if (!check.parts) return taskOf(check, scopeOf(check));
      const args = ['--changed', ...(base === undefined ? [] : ['--base', base])];
      return check.parts.some(scopeOf) ? [{check, args}] : [];
    });
  }
  if (!args.length) return checks.flatMap((check) => taskOf(check, {everything: true}));
  const sources = [...PROSE, 'src'];
  const existing = filesAt(sources).filter((file) => checks.some(({files, isWhole}) => !isWhole && files.test(file)));
  chosen(existing, args, sources);
  return checks.flatMap((check) => taskOf(check, scopeOfPaths(check, args, existing)));
}

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      changed: {type: 'boolean', default: false},
      base: {type: 'string'},
      'no-skeletons': {type: 'boolean', default: false},
      today: {type: 'string'},
    },
  });
  const {changed, base, 'no-skeletons': noSkeletons, today} = values;
  if (base !== undefined && !changed) throw new Error('--base needs --changed');
  if (changed && positionals.length)
    throw new Error(`Use either --changed or files and folders, not both: ${positionals.join(', ')}`);

  const tasks = tasksOf(positionals, changed, base);
  const failed: string[] = [];
  const waiting = [...tasks];
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const {check, args, because} = task;
      const more =
        check.name === 'content'
          ? [...(noSkeletons ? ['--no-skeletons'] : []), ...(today === undefined ? [] : ['--today', today])]
          : [];
      const {code, output} = await runCaptured(check.program, [...check.args, ...more, ...args]);
      console.log(
        `— ${check.name}${because ? ` (everything, because ${because})` : ''}\n${output.trimEnd()}`.trimEnd(),
      );
      if (code === 0) continue;
      failed.push(check.name);
      if (check.advice) console.log(check.advice);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  console.log(failed.length ? `failed: ${failed.join(', ')}` : `${tasks.length} checks passed`);
  return failed.length ? 1 : 0;
}

runMain(main);
