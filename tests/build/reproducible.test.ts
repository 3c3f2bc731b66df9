import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {compareBuilds} from '../../scripts/lib/compareBuilds.ts';
import {buildAgain} from '../fixtures/build.ts';
import {variantDir} from '../fixtures/variants.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'builds-'));
afterAll(() => rmSync(folder, {recursive: true}));

describe('two builds of the fixture site', () => {
  it('are the same to the last byte, at another time and in another time zone', async () => {
    const again = path.join(folder, 'again');
    await buildAgain(again, {TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8'});
    expect(compareBuilds(variantDir('fixture'), again)).toEqual([]);
  });

  it('are told apart by one byte, and by one file', () => {
    const other = path.join(folder, 'other');
    cpSync(variantDir('fixture'), other, {recursive: true});
    writeFileSync(path.join(other, '404.html'), 'x');
    writeFileSync(path.join(other, 'more.txt'), '');
    expect(compareBuilds(variantDir('fixture'), other)).toEqual([expect.stringMatching(/^404\.html differs at character 0: /), `more.txt is in ${other} only`]);
  });
});
