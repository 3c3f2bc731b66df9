import {mkdtempSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {execute} from './execute.ts';

const run = (script: string, timeout = 30_000) =>
  execute(process.execPath, ['-e', script], {
    cwd: mkdtempSync(path.join(os.tmpdir(), 'execute-')),
    env: process.env,
    timeout,
  });

/** Returns whether a process is running. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Starts a process that runs for a minute, keeps the output open, and prints its ID. */
const child =
  "const {pid} = require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], {stdio: 'inherit'}); console.log(pid);";

describe('execute', () => {
  it('returns the output of a program, including a long one', async () => {
    const {output, isStopped} = await run("console.log('a'.repeat(1_000_000)); console.error('failed')");
    expect(isStopped).toBe(false);
    expect(output).toContain('a'.repeat(1_000_000));
    expect(output).toContain('failed');
  });

  it('returns the error if a program does not exist', async () => {
    const {output} = await execute('no-such-program', [], {cwd: os.tmpdir(), env: {}, timeout: 1000});
    expect(output).toContain('ENOENT');
  });

  it.each([
    ['stops a program that does not end', `${child} setInterval(() => {}, 1000)`, true],
    [
      'does not wait for processes that a program leaves behind',
      `${child} setTimeout(() => process.exit(), 500)`,
      false,
    ],
  ])('%s', async (_, script, stopped) => {
    const started = Date.now();
    const {output, isStopped} = await run(script, 5000);
    expect(Date.now() - started).toBeLessThan(20_000);
    expect(isStopped).toBe(stopped);
    const pid = Number(output.trim());
    expect(pid).toBeGreaterThan(0);
    await expect.poll(() => isAlive(pid), {timeout: 5000}).toBe(false);
  });
});
