/** `npm run check`: everything that can be held in seconds; CI runs it first. */
import {run} from './lib/run.ts';

const args = process.argv.slice(2);

const checks: [name: string, program: string, args: string[]][] = [
  ['types', 'tsc', ['--noEmit']],
  ['lint', 'eslint', ['.', '--max-warnings', '0']],
  ['pages', 'tsx', ['scripts/check-docs.ts', ...args]],
  ['samples', 'tsx', ['scripts/check-samples.ts', ...args.filter((arg) => !arg.startsWith('--'))]],
];

async function main(): Promise<void> {
  const failed: string[] = [];
  for (const [name, program, args] of checks) {
    console.log(`— ${name}`);
    if ((await run(program, args)) !== 0) failed.push(name);
  }
  console.log(failed.length ? `failed: ${failed.join(', ')}` : `${checks.length} checks passed`);
  process.exitCode = failed.length ? 1 : 0;
}

void main();
