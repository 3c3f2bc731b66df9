import {spawn} from 'node:child_process';
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Resources that a program and its child processes used. */
export interface Cost {
  cpuSeconds: number;
  wallSeconds: number;
  peakMebibytes: number;
}

const GNU_TIME = '/usr/bin/time';

/**
 * Runs a program under GNU time, which measures the processor time of all child processes and the peak memory of the largest process.
 * @throws if GNU time is missing or the program fails, with the end of its output.
 */
export function measure(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Promise<Cost> {
  if (!existsSync(GNU_TIME))
    throw new Error(`GNU time is missing at ${GNU_TIME}. On Debian and Ubuntu, run: apt-get install time`);
  return new Promise((resolve, reject) => {
    const child = spawn(GNU_TIME, ['-f', '%U %S %e %M', program, ...args], {cwd, env: {...process.env, ...env}});
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', reject);
    child.on('exit', (code) => {
      const [user, system, elapsed, kibibytes] = output.trim().split('\n').at(-1)!.split(' ').map(Number);
      if (code !== 0 || kibibytes === undefined)
        return reject(new Error(`${program} ${args.join(' ')} failed:\n${output.slice(-2000)}`));
      return resolve({cpuSeconds: user! + system!, wallSeconds: elapsed!, peakMebibytes: kibibytes / 1024});
    });
  });
}

/** Returns the total size of all files in a folder, recursively, in bytes. */
export function bytesBelow(dir: string): number {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/** Returns a row of a Markdown table. */
export const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Returns the header and the delimiter row of a Markdown table. */
export const head = (names: readonly string[]): string => `${row(names)}\n${row(names.map(() => '---'))}`;

/** Formats a number of bytes as kilobytes of 1,024 bytes. */
export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
