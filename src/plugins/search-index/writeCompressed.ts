import {writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import type {Cache} from '../lib/stageCache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this, the headers weigh more than what is saved. */
const LEAST = 512;

/** A file as it is sent. */
export interface Compressed {
  brotli: Uint8Array;
  gzip: Uint8Array;
}

/**
 * Puts a `.br` and a `.gz` beside a file, for servers that send those, and gives the bytes that a reader with Brotli gets. `quality` is
 * that of Brotli, 0 to 11.
 * @throws if one of them is there already.
 */
export async function writeCompressed(file: string, bytes: Uint8Array, quality: number, cache: Cache<Compressed>): Promise<number> {
  if (bytes.length < LEAST) return bytes.length;
  const small = await cache.get([String(quality), bytes], () => compressed(bytes, quality));
  await Promise.all([writeFile(`${file}.br`, small.brotli, {flag: 'wx'}), writeFile(`${file}.gz`, small.gzip, {flag: 'wx'})]);
  return small.brotli.length;
}

async function compressed(bytes: Uint8Array, quality: number): Promise<Compressed> {
  const params = {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length};
  const [small, zipped] = await Promise.all([brotli(bytes, {params}), zip(bytes, {level: 9})]);
  return {brotli: small, gzip: zipped};
}
