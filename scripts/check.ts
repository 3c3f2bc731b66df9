/** `npm run check`: everything that can be held in seconds; CI runs it first. */
import {run} from './lib/run.ts';

interface Check {
  name: string;
  program: string;
  args: string[];
  /** What its findings do not say by themselves. */
  advice?: string;
}

const args = process.argv.slice(2);
const files = args.filter((arg) => !arg.startsWith('--'));

const checks: Check[] = [
  {name: 'types', program: 'tsc', args: ['--noEmit']},
  {name: 'lint', program: 'eslint', args: ['.', '--max-warnings', '0']},
  {name: 'pages', program: 'tsx', args: ['scripts/check-docs.ts', ...args]},
  {
    name: 'spelling',
    program: 'cspell',
    args: ['lint', '--no-progress', '--no-summary', '--cache', '--cache-location', '.cache/cspell', ...files],
    advice: 'Mend the word, put it into backticks if it is code, or add it to contributing/words.txt if it is right.',
  },
  {name: 'samples', program: 'tsx', args: ['scripts/check-samples.ts', ...files]},
];

async function main(): Promise<void> {
  const failed: string[] = [];
  for (const {name, program, args: own, advice} of checks) {
    console.log(`— ${name}`);
    if ((await run(program, own)) === 0) continue;
    failed.push(name);
    if (advice) console.log(advice);
  }
  console.log(failed.length ? `failed: ${failed.join(', ')}` : `${checks.length} checks passed`);
  process.exitCode = failed.length ? 1 : 0;
}

void main();
