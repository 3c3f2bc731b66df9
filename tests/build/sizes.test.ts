import {readFileSync} from 'node:fs';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {DocFrontMatter} from '../../src/content/frontMatter.ts';
import {documents} from '../lib/contract.ts';

const KB = 1024;
// What a server reaches while it compresses on the fly; files that are compressed beforehand come out smaller.
const params = {[constants.BROTLI_PARAM_QUALITY]: 9};
const compress = promisify(brotliCompress);

const frontMatter = (id: string) => parse(readFileSync(`docs/${id}.mdx`, 'utf8').split(/^---$/m)[1]!) as DocFrontMatter;

/** Documents with their text, reference pages aside: these hold as much as there is to look up. */
const counted = documents.filter(({id}) => {
  const {kind, skeleton} = frontMatter(id);
  return kind !== 'reference' && !skeleton;
});

const sizes = await Promise.all(
  counted.map(async ({path}) => ({path, bytes: (await compress(readFileSync(`build${path}index.html`), {params})).length})),
);
sizes.sort((a, b) => a.bytes - b.bytes);
const at = (share: number) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))]!;

describe('the own HTML of document pages, compressed with brotli', () => {
  it('is counted on written pages', () => {
    expect(counted.length).toBeGreaterThan(0);
  });

  it('has at most 10 KB at the median', () => {
    expect(at(0.5).bytes, at(0.5).path).toBeLessThanOrEqual(10 * KB);
  });

  it('has at most 15 KB at the 95th percentile', () => {
    expect(at(0.95).bytes, at(0.95).path).toBeLessThanOrEqual(15 * KB);
  });
});
