/**
 * `npm run check:samples`: checks the code samples of the documentation.
 *
 *   npm run check:samples             syntax only, like `npm run check`
 *   npm run check:samples -- --deep   also types, commands, configuration files, and runs against a WebDriver stub; prints what is proven
 */
import {parseArgs} from 'node:util';
import {formats, reportLines, sortDiagnostics} from '../lint/diagnostic.ts';
import {checkSample} from '../src/content/samples/check.ts';
import {parsers} from '../src/content/samples/parsers/index.ts';
import {collectSamples} from './samples/collect.ts';
import {checkCommands} from './samples/commands.ts';
import {checkInstalls} from './samples/installs.ts';
import type {Proof} from './samples/findings.ts';
import {ensurePackages} from './samples/packages.ts';
import {proofTable} from './samples/proofTable.ts';
import {runMain} from './lib/main.ts';

async function main(): Promise<number> {
  const {values} = parseArgs({options: {deep: {type: 'boolean', default: false}}});
  const samples = collectSamples();
  const diagnostics = (await Promise.all(samples.map(checkSample))).flat();
  const parsed = samples.filter(({language}) => typeof parsers[language as keyof typeof parsers] === 'function');
  const proofs: Proof[] = [{level: 'parsed', proven: new Set(parsed), diagnostics, notes: []}];
  if (values.deep) {
    ensurePackages();
    const {typeCheck} = await import('./samples/typecheck.ts');
    proofs.push(typeCheck(samples), checkCommands(samples), await checkInstalls(samples));
  }
  const all = sortDiagnostics(proofs.flatMap((proof) => proof.diagnostics));
  const format = formats[process.env.GITHUB_ACTIONS === 'true' ? 1 : 0];
  for (const line of reportLines(all, format)) console.log(line);
  for (const note of proofs.flatMap(({notes}) => notes)) console.log(note);
  console.log(proofTable(samples, proofs));
  console.log(`${samples.length} samples, ${all.length} findings`);
  return all.length ? 1 : 0;
}

runMain(main);
