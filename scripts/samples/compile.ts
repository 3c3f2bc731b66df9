/** Compiles C#, Java, Python, and Ruby samples with the compilers of these languages. */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {Mistake, Sample} from '../../src/content/samples/types.ts';
import {findingIn, type Proof} from './findings.ts';
import {compileCsharp} from './csharp.ts';
import {compileJava} from './java.ts';

/** Commands that read samples as JSON and print their errors as JSON. */
const compilers: readonly {language: string; name: string; command: string; args: string[]}[] = [
  {language: 'python', name: 'Python', command: 'python3', args: [path.join(__dirname, 'compile.py')]},
  {language: 'ruby', name: 'Ruby', command: 'ruby', args: [path.join(__dirname, 'compile.rb')]},
];

/** Returns the proof that samples compile. A language whose compiler isn't installed is skipped, with a note. */
export function compileSamples(samples: readonly Sample[]): Proof {
  const results = compilers.map(({language, name, command, args}) => {
    const own = samples.filter((sample) => sample.language === language);
    const mistakes = own.length ? mistakesIn(own, command, args) : [];
    if (!mistakes)
      return {
        proven: [],
        skipped: own,
        diagnostics: [],
        notes: [`Not compiled: ${own.length} ${name} samples, because ${command} isn't installed`],
      };
    const diagnostics = mistakes.flatMap((mistake, at) =>
      mistake ? [findingIn(own[at]!, mistake.line, 'sample-compile', mistake.message)] : [],
    );
    return {proven: own, skipped: [], diagnostics, notes: []};
  });
  const stubbed = [compileJava(samples), compileCsharp(samples)];
  return {
    level: 'compiled',
    proven: new Set([...results.flatMap(({proven}) => proven), ...stubbed.flatMap(({proven}) => [...proven])]),
    skipped: new Set([
      ...results.flatMap(({skipped}) => skipped),
      ...stubbed.flatMap(({skipped}) => [...(skipped ?? [])]),
    ]),
    diagnostics: [
      ...results.flatMap(({diagnostics}) => diagnostics),
      ...stubbed.flatMap(({diagnostics}) => diagnostics),
    ],
    notes: [...results.flatMap(({notes}) => notes), ...stubbed.flatMap(({notes}) => notes)],
  };
}

/** Returns the first mistake in each sample, or `undefined` if the compiler isn't installed. */
function mistakesIn(samples: readonly Sample[], command: string, args: string[]): (Mistake | null)[] | undefined {
  const input = JSON.stringify(samples.map(({text, fragment}) => ({text, fragment})));
  try {
    return JSON.parse(execFileSync(command, args, {input, encoding: 'utf8', timeout: 60_000})) as (Mistake | null)[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
