/** Compiles Java samples with `javac`, against stubs of the libraries that most of them use. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Diagnostic} from '../../lint/diagnostic.ts';
import type {Sample} from '../../src/content/samples/types.ts';
import {findingIn, type Proof} from './findings.ts';

/** Declarations of public classes and methods without their code. Extend them if a sample uses a member that is missing. */
const STUBS = path.resolve(__dirname, '../../samples/stubs/java');
const IMPORT = /^import (?:static )?([\w.]+?)(?:\.\*)?;/gm;
const TYPE = /^(?:public |abstract |final )*(?:class|interface|enum|record) (\w+)/m;
const TIMEOUT = 300_000;

const packages = new Set(
  readdirSync(STUBS, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.java'))
    .map((file) => path.dirname(file).split(path.sep).join('.')),
);

/** Returns the first package that a sample imports from and that has neither stubs nor is part of Java. */
function missingPackage({text}: Sample): string | undefined {
  const imported = [...text.matchAll(IMPORT)].map(([, name]) => name!.split(/\.(?=[A-Z*])/)[0]!);
  return imported.find((name) => !/^javax?\./.test(name) && !packages.has(name));
}

/** Returns the proof that complete Java samples compile. Samples that use other libraries are listed in the notes. */
export function compileJava(samples: readonly Sample[]): Proof {
  const complete = samples.filter(({language, fragment, text}) => language === 'java' && !fragment && TYPE.test(text));
  const missing = new Map<string, number>();
  const due = complete.filter((sample) => {
    const name = missingPackage(sample);
    if (name !== undefined) missing.set(name, (missing.get(name) ?? 0) + 1);
    return name === undefined;
  });
  const notes = [...missing].map(
    ([name, count]) => `Not compiled: ${count} java samples that use ${name}, which has no stubs`,
  );
  const proof = {level: 'compiled', proven: new Set(due), diagnostics: [], notes} as const;
  if (!due.length) return proof;
  try {
    return {...proof, diagnostics: errorsIn(due, complete)};
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return {
      ...proof,
      proven: new Set(),
      skipped: new Set(due),
      notes: [`Not compiled: ${due.length} java samples, because no JDK is installed`],
    };
  }
}

function errorsIn(samples: readonly Sample[], all: readonly Sample[]): Diagnostic[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'java-'));
  try {
    samples.forEach((sample, at) => write(path.join(folder, String(at)), sample, all));
    const args = [path.join(__dirname, 'CompileSamples.java'), STUBS, folder];
    const output = execFileSync('java', args, {encoding: 'utf8', timeout: TIMEOUT});
    return output
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [at, number, message] = line.split('\t');
        return findingIn(samples[Number(at)]!, Number(number), 'sample-compile', message!);
      });
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

const fileOf = ({text}: Sample): string => `${TYPE.exec(text)![1]}.java`;

/** Writes a sample and the other classes of its page to a folder. */
function write(folder: string, sample: Sample, all: readonly Sample[]): void {
  mkdirSync(folder, {recursive: true});
  const page = all.filter(({file, text}) => file === sample.file && !missingPackage({...sample, text}));
  for (const other of page) writeFileSync(path.join(folder, fileOf(other)), other.text);
  writeFileSync(path.join(folder, fileOf(sample)), sample.text);
  writeFileSync(path.join(folder, 'main'), fileOf(sample));
}
