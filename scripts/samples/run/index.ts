/** Runs complete WebDriver programs against a stub, once with a working page and once with a broken page. */
import {execFile} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Diagnostic} from '../../../lint/diagnostic.ts';
import type {Sample} from '../../../src/content/samples/types.ts';
import type {Passed} from '../cache.ts';
import {findingIn, type Proof} from '../findings.ts';
import {PACKAGES} from '../packages.ts';
import {findRunners, isProgram, pageOf, redirected, variablesOf, runnerOf, type Runner} from './programs.ts';
import {startStub, type Recording, type Stub} from './stub.ts';

/** Programs run in this folder, from which Node.js finds the packages. */
const FOLDER = path.resolve(PACKAGES, '../.run');
const TIMEOUT = 60_000;
const AT_ONCE = 2;

interface Run extends Recording {
  output: string;
}

/** Returns the proof that programs run, request a session, and report a result that depends on the outcome. */
export async function runPrograms(samples: readonly Sample[], passed?: Passed): Promise<Proof> {
  rmSync(FOLDER, {recursive: true, force: true});
  mkdirSync(FOLDER, {recursive: true});
  const runners = findRunners();
  const skipped = new Map<string, number>();
  const due: {sample: Sample; runner: Runner}[] = [];
  for (const sample of samples.filter(isProgram)) {
    const runner = runnerOf(sample, runners);
    if (!('reason' in runner)) due.push({sample, runner});
    else {
      const key = `${sample.language} programs, because ${runner.reason}`;
      skipped.set(key, (skipped.get(key) ?? 0) + 1);
    }
  }
  const proven = new Set(due.map(({sample}) => sample));
  const diagnostics: Diagnostic[] = [];
  const work = async (): Promise<void> => {
    const stubs = [await startStub(false), await startStub(true)] as const;
    for (let next = due.shift(); next; next = due.shift()) {
      const {sample, runner} = next;
      const key = passed?.keyOf('run', [sample]);
      if (key && passed?.get(key)) continue;
      const [passing, failing] = [await run(sample, runner, stubs[0]), await run(sample, runner, stubs[1])];
      const problems = problemsOf(passing, failing);
      if (key && !problems.length) passed?.add(key, true);
      diagnostics.push(...problems.map((message) => findingIn(sample, 1, 'sample-run', message)));
    }
    await Promise.all(stubs.map((stub) => stub.close()));
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  rmSync(FOLDER, {recursive: true, force: true});
  const notes = [...skipped].map(([key, count]) => `Not run: ${count} ${key}`);
  return {level: 'run', proven, diagnostics, notes};
}

function problemsOf(passing: Run, failing: Run): string[] {
  if (!passing.capabilities.length) return [`doesn't start a session: ${lastLine(passing.output)}`];
  const [expected, other] = [passing.results.at(-1), failing.results.at(-1)];
  if (expected === undefined) return [`doesn't report its result: ${lastLine(passing.output)}`];
  if (other === undefined) return [`doesn't report a failure: ${lastLine(failing.output)}`];
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

async function run(sample: Sample, {command, extension}: Runner, stub: Stub): Promise<Run> {
  const folder = path.join(FOLDER, String(++count));
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, `program.${extension}`);
  writeFileSync(file, redirected(sample, stub.port));
  const env = {
    ...variablesOf(sample),
    PATH: process.env.PATH,
    HOME: folder,
    SAUCE_USERNAME: 'user',
    SAUCE_ACCESS_KEY: '00000000-0000-0000-0000-000000000000',
    SE_OFFLINE: 'true',
    NO_PROXY: '127.0.0.1',
  };
  stub.show(pageOf(sample));
  const output = await new Promise<string>((resolve) => {
    execFile(command, [file], {cwd: folder, env, timeout: TIMEOUT, killSignal: 'SIGKILL'}, (error, stdout, stderr) =>
      resolve(`${stdout}\n${stderr}\n${error && !error.code ? error.message : ''}`),
    );
  });
  return {...stub.take(), output};
}
