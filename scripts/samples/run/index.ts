/** Runs complete WebDriver programs against a stub, once with a working page and once with a broken page. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Diagnostic} from '../../../lint/diagnostic.ts';
import type {Sample} from '../../../src/content/samples/types.ts';
import type {Passed} from '../cache.ts';
import {findingIn, type Proof} from '../findings.ts';
import {PACKAGES} from '../packages.ts';
import {execute, type Execution} from './execute.ts';
import {findRunners, isProgram, pageOf, redirected, variablesOf, runnerOf, type Runner} from './programs.ts';
import {startStub, type Recording, type Stub} from './stub.ts';

/** Programs run in this folder, from which Node.js finds the packages. */
const FOLDER = path.resolve(PACKAGES, '../.run');
/** Time limit of a program, in milliseconds. Programs need 1 to 4 seconds, or 20 if other processes need all cores. */
const TIMEOUT = 60_000;
/** Number of programs that don't end after which no other programs are run, because something else is wrong. */
const ENDLESS = 5;
const AT_ONCE = 2;

interface Run extends Recording, Execution {}

export interface RunOptions {
  /** Programs that ran without problems before. */
  passed?: Passed;
  /** Time limit of a program, in milliseconds. */
  timeout?: number;
}

/** Returns the proof that programs run, request a session, and report a result that depends on the outcome. */
export async function runPrograms(
  samples: readonly Sample[],
  {passed, timeout = TIMEOUT}: RunOptions = {},
): Promise<Proof> {
  const runners = findRunners();
  const skipped = new Map<string, number>();
  const missing = new Set<Sample>();
  const due: {sample: Sample; runner: Runner}[] = [];
  for (const sample of samples.filter(isProgram)) {
    const page = samples.filter(({file}) => file === sample.file);
    const runner = runnerOf(sample, runners, page);
    if (!('reason' in runner)) due.push({sample, runner});
    else {
      const key = `${sample.language} programs, because ${runner.reason}`;
      skipped.set(key, (skipped.get(key) ?? 0) + 1);
      if (runner.isMissing) missing.add(sample);
    }
  }
  const proven = new Set(due.map(({sample}) => sample));
  const diagnostics: Diagnostic[] = [];
  let endlessCount = 0;
  mkdirSync(FOLDER, {recursive: true});
  // Other runs can use the same folder at the same time.
  const folder = mkdtempSync(path.join(FOLDER, 'run-'));
  const work = async (): Promise<void> => {
    const stubs = [await startStub(false), await startStub(true)] as const;
    while (due.length && endlessCount < ENDLESS) {
      const {sample, runner} = due.shift()!;
      const key = passed?.keyOf(`run ${runner.version}`, [sample, ...runner.others]);
      if (key && passed?.get(key)) continue;
      const runOn = (stub: Stub): Promise<Run> => run(sample, runner, stub, {parent: folder, timeout});
      const passing = await runOn(stubs[0]);
      // A program that doesn't end with a working page isn't worth waiting for once more.
      const failing = passing.isStopped ? undefined : await runOn(stubs[1]);
      if (passing.isStopped || failing?.isStopped) endlessCount++;
      const problems = failing ? problemsOf(passing, failing) : [endless(passing, timeout)];
      if (key && !problems.length) passed?.add(key, true);
      diagnostics.push(...problems.map((message) => findingIn(sample, 1, 'sample-run', message)));
    }
    await Promise.all(stubs.map((stub) => stub.close()));
  };
  try {
    await Promise.all(Array.from({length: AT_ONCE}, work));
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  for (const {sample} of due) proven.delete(sample);
  if (due.length) skipped.set(`other programs, because ${ENDLESS} programs don't end`, due.length);
  const notes = [...skipped].map(([key, count]) => `Not run: ${count} ${key}`);
  return {level: 'run', proven, skipped: missing, diagnostics, notes};
}

const endless = ({commands, output}: Run, timeout: number): string =>
  `doesn't end within ${timeout / 1000} seconds. Its last command is ${commands.at(-1) ?? 'none'}: ${lastLine(output)}`;

function problemsOf(passing: Run, failing: Run): string[] {
  if (!passing.capabilities.length) return [`doesn't start a session: ${lastLine(passing.output)}`];
  const [expected, other] = [passing, failing].map(({results}) => results.join(', ')) as [string, string];
  if (!passing.results.length) return [`doesn't report its result: ${lastLine(passing.output)}`];
  if (failing.isStopped) return ["doesn't end if the page is broken"];
  if (!failing.results.length) return [`doesn't report a failure: ${lastLine(failing.output)}`];
  if (expected === other) return [`always reports the result ${expected}: ${lastLine(passing.output)}`];
  return [];
}

/** Returns the line of the output that is most likely to explain an error. */
function lastLine(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.find((line) => /Error\b|error:/.test(line)) ?? lines.at(-1) ?? 'no output';
}

let count = 0;

async function run(
  sample: Sample,
  {command, args, name, others}: Runner,
  stub: Stub,
  {parent, timeout}: {parent: string; timeout: number},
): Promise<Run> {
  const folder = path.join(parent, String(++count));
  mkdirSync(folder, {recursive: true});
  const files = [{...sample, title: name}, ...others];
  for (const file of files) writeFileSync(path.join(folder, file.title!), redirected(file, stub.port));
  const program = {...sample, text: files.map(({text}) => text).join('\n')};
  const env = {
    ...variablesOf(program),
    PATH: process.env.PATH,
    HOME: folder,
    SAUCE_USERNAME: 'user',
    SAUCE_ACCESS_KEY: '00000000-0000-0000-0000-000000000000',
    SE_OFFLINE: 'true',
    NO_PROXY: '127.0.0.1',
  };
  stub.show(pageOf(program));
  const {title} = files.at(-1)!;
  const execution = await execute(command, [...args, path.join(folder, title!)], {cwd: folder, env, timeout});
  return {...stub.take(), ...execution};
}
