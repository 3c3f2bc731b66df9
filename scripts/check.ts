/**
 * `npm run check`: all checks that need no build. CI runs them first.
 *
 *   npm run check                          everything
 *   npm run check -- --changed             what changed since the branch left main, in a few seconds
 *   npm run check -- --changed --base REF  what changed since another branch or commit
 *   npm run check -- docs/basics …         pages in some files or folders
 *   npm run check -- --no-skeletons        pages that are still to be written are findings too
 */
import {parseArgs} from 'node:util';
import {changedFiles} from './lib/changedFiles.ts';
import {checks, dependentsOf, scopeOfChanges, scopeOfPaths, type Check, type Scope} from './lib/checks.ts';
import {Documents} from './lib/documents.ts';
import {runMain} from './lib/main.ts';
import {runCaptured} from './lib/run.ts';
import {chosen, filesAt, PROSE} from './lib/sources.ts';

/** The number of cores of the smallest machines in CI. */
const AT_ONCE = 2;

interface Task {
  check: Check;
  scope: Scope;
}

function tasksOf(args: readonly string[], isChanged: boolean, base: string | undefined): Task[] {
  const tasks = (scopeOf: (check: Check) => Scope | undefined): Task[] =>
    checks.flatMap((check) => {
      const scope = scopeOf(check);
      return scope ? [{check, scope}] : [];
    });
  if (isChanged) {
    const changes = changedFiles(base);
    const count = changes.files.length + changes.removed.length;
    console.log(count ? `Checking ${count} files that differ from ${changes.base}` : `No files differ from ${changes.base}`);
    const dependents = dependentsOf(new Documents(), changes);
    return tasks((check) => scopeOfChanges(check, changes, dependents));
  }
  if (!args.length) return tasks(() => ({everything: true}));
  const sources = [...PROSE, 'src'];
  const existing = filesAt(sources).filter((file) => checks.some(({files, isWhole}) => !isWhole && files.test(file)));
  chosen(existing, args, sources);
  return tasks((check) => scopeOfPaths(check, args, existing));
}

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {changed: {type: 'boolean', default: false}, base: {type: 'string'}, 'no-skeletons': {type: 'boolean', default: false}},
  });
  const {changed, base, 'no-skeletons': noSkeletons} = values;
  if (base !== undefined && !changed) throw new Error('--base needs --changed');
  if (changed && positionals.length) throw new Error(`Use either --changed or files and folders, not both: ${positionals.join(', ')}`);

  const tasks = tasksOf(positionals, changed, base);
  const failed: string[] = [];
  const waiting = [...tasks];
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const {check, scope} = task;
      const args = [...check.args, ...(noSkeletons && check.name === 'pages' ? ['--no-skeletons'] : [])];
      const {code, output} = await runCaptured(check.program, [...args, ...(scope.everything ? (check.everything ?? []) : scope.paths)]);
      const because = scope.everything && scope.because ? ` (everything, because ${scope.because})` : '';
      console.log(`— ${check.name}${because}\n${output.trimEnd()}`.trimEnd());
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
