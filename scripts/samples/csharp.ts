/**
 * Compiles C# samples with `mcs` of Mono, against stubs of the libraries that most of them use. `mcs` supports C# 7.2, so later syntax is
 * replaced with earlier syntax first, without changing line numbers. It has no local functions.
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Mistake, Sample} from '../../src/content/samples/types.ts';
import {findingIn, type Proof} from './findings.ts';

/** Declarations of public classes and methods without their code. Extend them if a sample uses a member that is missing. */
const STUBS = path.resolve(__dirname, '../../samples/stubs/csharp');
const stubs = readdirSync(STUBS).map((name) => path.join(STUBS, name));
const namespaces = new Set(
  stubs.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^namespace ([\w.]+)/gm)].map(([, name]) => name!)),
);

const USING = /^using (?:static )?([\w.]+);/gm;
/** Namespaces and methods that were added to .NET after the versions that Mono supports. */
const LATER = /\bSystem\.(?:Text\.Json|Net\.Http|Net\.WebSockets)\b|\bHMACMD5\.HashData\b|\bConvert\.ToHexString\b/;
/** What the compiler of .NET adds to each file of a new project. */
const IMPLICIT = ['', '.Collections.Generic', '.IO', '.Linq', '.Threading', '.Threading.Tasks']
  .map((name) => `using System${name};`)
  .join(' ');
const TYPE = /^(?:(?:public|internal|sealed|static|abstract|partial) )*(?:class|record|struct|interface|enum) /m;
const VALUE_TYPES = 'DateTime|DateTimeOffset|Guid|TimeSpan';
const TIMEOUT = 60_000;

/** Returns a sample in C# 7.2: without nullable reference types, using declarations, `new()`, and top-level statements. */
export function lowered(text: string): string {
  const earlier = text
    .replaceAll(new RegExp(`\\b(?!(?:${VALUE_TYPES})\\?)(string|object|[A-Z]\\w*)\\?(?=[ >,)[])`, 'g'), '$1')
    .replaceAll(/([\w)\]])!(?=[.;,)\]\s])/g, '$1')
    .replaceAll(/\bis not null\b/g, '!= null')
    .replaceAll(/\bis null\b/g, '== null')
    .replaceAll(/\busing var\b/g, 'var')
    .replaceAll(/\b([A-Z]\w*(?:<[\w ,]+>)?) (\w+(?:\(\)| \{ get;(?: set;)? \})?) (=>?) new\(\)/g, '$1 $2 $3 new $1()');
  const body = /^(?!using [\w. ]+;|\s*$|\/\/)/m.exec(earlier)?.index ?? earlier.length;
  if (earlier.slice(body).search(TYPE) === 0 || /^(?:\[|namespace |\/\/\/)/.test(earlier.slice(body)))
    return `${IMPLICIT} ${earlier}`;
  const types = TYPE.exec(earlier.slice(body))?.index ?? earlier.length - body;
  const statements = earlier.slice(body, body + types);
  const main = `class Program { static async Task Main(string[] args) { ${statements}${statements.endsWith('\n') ? '' : '\n'}} }`;
  return `${IMPLICIT} ${earlier.slice(0, body)}${main} ${earlier.slice(body + types)}`;
}

/** Returns why a sample can't be compiled, if it can't. */
function obstacle({text}: Sample): string | undefined {
  if (LATER.test(text)) return "features of .NET that Mono doesn't have";
  const used = [...text.matchAll(USING)].map(([, name]) => name!);
  const missing = used.find((name) => !/^System\b/.test(name) && !namespaces.has(name));
  return missing && `${missing}, which has no stubs`;
}

/** Returns the proof that complete C# samples compile. Samples that use other libraries are listed in the notes. */
export function compileCsharp(samples: readonly Sample[]): Proof {
  const due: Sample[] = [];
  const obstacles = new Map<string, number>();
  for (const sample of samples.filter(({language, fragment}) => language === 'csharp' && !fragment)) {
    const reason = obstacle(sample);
    if (reason === undefined) due.push(sample);
    else obstacles.set(reason, (obstacles.get(reason) ?? 0) + 1);
  }
  const notes = [...obstacles].map(([reason, count]) => `Not compiled: ${count} csharp samples that use ${reason}`);
  const proof = {level: 'compiled', proven: new Set(due), diagnostics: [], notes} as const;
  if (!due.length) return proof;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'csharp-'));
  try {
    const library = path.join(folder, 'stubs.dll');
    const [broken] = compile([`-out:${library}`, ...stubs]);
    if (broken) throw new Error(`${broken.file} can't be compiled: ${broken.message}`);
    const files = due.map(({text}, at) => {
      const file = path.join(folder, `${at}.cs`);
      // Different samples can have classes of the same name.
      writeFileSync(file, `namespace Sample${at} { ${lowered(text)}\n}`);
      return file;
    });
    const mistakes = compile([`-out:${path.join(folder, 'samples.dll')}`, `-r:${library}`, ...files]);
    const diagnostics = mistakes.map(({file, line, message}) =>
      findingIn(due[files.indexOf(file)]!, line, 'sample-compile', message),
    );
    return {...proof, diagnostics};
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return {
      ...proof,
      proven: new Set(),
      skipped: new Set(due),
      notes: [`Not compiled: ${due.length} csharp samples, because mcs isn't installed`],
    };
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Returns the errors of the compiler. */
function compile(args: readonly string[]): (Mistake & {file: string})[] {
  try {
    execFileSync('mcs', ['-langversion:7.2', '-target:library', '-warn:0', ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: TIMEOUT,
    });
    return [];
  } catch (error) {
    const {stderr = '', stdout = ''} = error as {stderr?: string; stdout?: string};
    const mistakes = [...`${stdout}${stderr}`.matchAll(/^(.*?)\((\d+),\d+\): error (CS\d+: .*)$/gm)];
    if (!mistakes.length) throw error;
    return mistakes.map(([, file, line, message]) => ({file: file!, line: Number(line), message: message!}));
  }
}
