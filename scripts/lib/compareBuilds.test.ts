import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {compareBuilds} from './compareBuilds.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'builds-'));
afterAll(() => rmSync(folder, {recursive: true}));

const one = path.join(folder, 'one');
mkdirSync(path.join(one, 'a'), {recursive: true});
writeFileSync(path.join(one, 'index.html'), 'built at 10:00');
writeFileSync(path.join(one, 'a', 'index.html'), 'a');

describe('compareBuilds', () => {
  it('returns nothing if all files are identical', () => {
    const same = path.join(folder, 'same');
    cpSync(one, same, {recursive: true});
    expect(compareBuilds(one, same)).toEqual([]);
  });

  it('returns files that differ by one byte, and files that are in only one build', () => {
    const other = path.join(folder, 'other');
    cpSync(one, other, {recursive: true});
    writeFileSync(path.join(other, 'index.html'), 'built at 11:00');
    rmSync(path.join(other, 'a'), {recursive: true});
    writeFileSync(path.join(other, 'more.txt'), '');
    expect(compareBuilds(one, other)).toEqual([
      `a/index.html is only in ${one}`,
      'index.html differs at character 10: "built at 10:00" and "built at 11:00"',
      `more.txt is only in ${other}`,
    ]);
  });
});
