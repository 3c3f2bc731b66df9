import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {StageCache} from './stageCache.ts';

let dir: string;
let file: string;
let made: string[];

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
  writeFileSync(path.join(dir, name), text);
}

/** Simulates a build that requests the results of `inputs` and saves the cache. */
async function build(...inputs: string[]): Promise<string[]> {
  made = [];
  const cache = new StageCache<{text: string}>(dir, 'stage', dir);
  const results = [];
  for (const input of inputs) {
    const {text} = await cache.get(['v1', input], () => {
      made.push(input);
      return {text: input.toUpperCase()};
    });
    results.push(text);
  }
  expect(cache.made).toBe(made.length);
  cache.save();
  return results;
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'stage-cache-'));
  file = path.join(dir, 'node_modules/.cache/stages/stage');
  write('node_modules/.package-lock.json', '{}');
  write('src/plugins/stage/make.ts', '// The first code.');
  write('packages/engine/src/make.ts', '// The first code.');
});
afterEach(() => rmSync(dir, {recursive: true}));

describe('StageCache', () => {
  it('recomputes only results whose inputs changed', async () => {
    expect(await build('a', 'b')).toEqual(['A', 'B']);
    expect(made).toEqual(['a', 'b']);
    expect(await build('a', 'c', 'c')).toEqual(['A', 'C', 'C']);
    expect(made).toEqual(['c']);
  });

  it('distinguishes inputs that are split differently', async () => {
    const cache = new StageCache<string>(dir, 'stage', dir);
    expect(await cache.get(['ab', 'c'], () => 'first')).toBe('first');
    expect(await cache.get(['a', 'bc'], () => 'second')).toBe('second');
  });

  it('stores buffers, sets, and empty strings', async () => {
    const value = {bytes: Buffer.from('bytes'), ids: new Set(['a']), none: ''};
    const first = new StageCache<typeof value>(dir, 'stage', dir);
    await first.get(['a'], () => value);
    first.save();
    const second = new StageCache<typeof value>(dir, 'stage', dir);
    expect(await second.get(['a'], () => ({...value, none: 'made anew'}))).toEqual(value);
  });

  it('drops unused results and leaves no temporary files', async () => {
    await build('a', 'b');
    await build('b');
    await build('a', 'b');
    expect(made).toEqual(['a']);
    expect(readdirSync(path.dirname(file))).toEqual(['stage']);
  });

  it.each([
    ['code', 'src/plugins/stage/make.ts'],
    ['code of a package', 'packages/engine/src/make.ts'],
    ['a package', 'node_modules/.package-lock.json'],
  ])('recomputes all results after %s changed', async (_, changed) => {
    await build('a');
    write(changed, '// Other code.');
    expect(await build('a')).toEqual(['A']);
    expect(made).toEqual(['a']);
  });

  it.each([
    ['truncated', (bytes: Buffer) => bytes.subarray(0, bytes.length - 1)],
    ['truncated in the header', (bytes: Buffer) => bytes.subarray(0, 10)],
    ['empty', () => Buffer.alloc(0)],
    ['changed', (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('A', 'X'), 'latin1')],
  ])('recomputes all results if its file is %s', async (_, damage) => {
    await build('a');
    const whole = readFileSync(file);
    writeFileSync(file, damage(whole));
    expect(readFileSync(file).equals(whole)).toBe(false);
    expect(await build('a')).toEqual(['A']);
    expect(made).toEqual(['a']);
  });

  it('does not cache errors', async () => {
    const cache = new StageCache<string>(dir, 'stage', dir);
    const fail = () => {
      throw new Error('no text form');
    };
    await expect(cache.get(['a'], fail)).rejects.toThrow('no text form');
    await expect(cache.get(['a'], fail)).rejects.toThrow('no text form');
  });
});
