import {spawn, type ChildProcess, type StdioOptions} from 'node:child_process';

const start = (program: string, args: readonly string[], env: Record<string, string>, stdio: StdioOptions): ChildProcess =>
  spawn('npx', ['--no-install', program, ...args], {stdio, env: {...process.env, ...env}, shell: process.platform === 'win32'});

const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

/** Runs a program of this project's packages with its output shown, and gives its exit code. */
export const run = (program: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> =>
  ended(start(program, args, env, 'inherit'));

/** As `run`, but keeps what the program says, in the order in which it says it, instead of showing it. */
export async function runCaptured(program: string, args: readonly string[]): Promise<{code: number; output: string}> {
  const child = start(program, args, {}, ['ignore', 'pipe', 'pipe']);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await ended(child);
  return {code, output: Buffer.concat(chunks).toString()};
}
