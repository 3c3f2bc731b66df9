import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {buildTinySite, hasBuild, writeTinySite} from '../lib/tinySite.ts';

/** Timeout for one build in milliseconds, with a margin for busy computers. */
const TIME_FOR_A_BUILD = 300_000;
const WITHOUT_FASTER = {DOCUSAURUS_NO_FASTER: 'true', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};

it(
  'a build without the fast toolchain compiles the site with babel.config.js',
  async () => {
    const dir = writeTinySite('babel', {files: {'babel.config.js': readFileSync('babel.config.js', 'utf8')}});
    const {code, output} = await buildTinySite(dir, WITHOUT_FASTER);
    expect(code, output).toBe(0);
    expect(readFileSync(`${dir}/build/index.html`, 'utf8')).toContain('The first page.');
  },
  TIME_FOR_A_BUILD,
);

it(
  'a build without the fast toolchain fails if babel.config.js throws an error',
  async () => {
    const dir = writeTinySite('babel-broken', {
      files: {'babel.config.js': "throw new Error('babel.config.js was read');"},
    });
    const {code, output} = await buildTinySite(dir, WITHOUT_FASTER);
    expect(code).not.toBe(0);
    expect(output).toContain('babel.config.js was read');
    expect(hasBuild(dir)).toBe(false);
  },
  TIME_FOR_A_BUILD,
);
