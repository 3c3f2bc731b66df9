import {writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import type {Cache} from '../lib/stageCache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Minimum file size in bytes. For smaller files, the headers take up more than compression saves. */
const LEAST = 512;

/** Compressed content of a file. */
export interface Compressed {
  brotli: Uint8Array;
  gzip: Uint8Array;
}

/**
 * Writes a `.br` and a `.gz` version of `file` next to it, for servers that send precompressed files, unless it's smaller than 512 bytes.
 * `quality` is the Brotli quality, from 0 to 11.
 * @returns the size in bytes of the response to a client that supports Brotli.
 * @throws if one of the files already exists.
 */
export async function writeCompressed(
  file: string,
  bytes: Uint8Array,
  quality: number,
  cache: Cache<Compressed>,
): Promise<number> {
  if (bytes.length < LEAST) return bytes.length;
  const small = await cache.get([String(quality), bytes], () => compressed(bytes, quality));
  await Promise.all([
    writeFile(`${file}.br`, small.brotli, {flag: 'wx'}),
    writeFile(`${file}.gz`, small.gzip, {flag: 'wx'}),
  ]);
  return small.brotli.length;
}

async function compressed(bytes: Uint8Array, quality: number): Promise<Compressed> {
  const params = {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length};
  const [small, zipped] = await Promise.all([brotli(bytes, {params}), zip(bytes, {level: 9})]);
  return {brotli: small, gzip: zipped};
}
