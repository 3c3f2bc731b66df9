import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, it} from 'vitest';

const DIR = 'build/assets/js';
const LIMIT = 40 * 1024;
/** Stands in the code of the configurator and in no other. */
const MARK = 'data-configuring';

it('the platform configurator has at most 40 KB with its data and its page, in one file that no other page loads', () => {
  const files = readdirSync(DIR).filter((file) => file.endsWith('.js') && readFileSync(path.join(DIR, file), 'utf8').includes(MARK));
  // A page's own file has eight digits and letters; what pages share has a shorter number, and what all load is called main.
  expect(files).toEqual([expect.stringMatching(/^[\da-f]{8}\.[\da-f]{8}\.js$/)]);
  expect(brotliCompressSync(readFileSync(path.join(DIR, files[0]!))).length).toBeLessThanOrEqual(LIMIT);
});
