import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Cache} from '../../../lib/stageCache.ts';
import type {IndexFile} from './indexFile.ts';
import {writeCompressed, type Compressed} from '../../writeCompressed.ts';

/** Brotli quality, the maximum. With 10, compressing takes half as long, and the index is 2% larger, which exceeds its budget. */
const QUALITY = 11;

/** Total size of the files, and the size of the responses to a client that supports Brotli. */
export interface Written {
  bytes: number;
  brotliBytes: number;
}

/**
 * Writes the files of the index and their `.br` and `.gz` versions to `folder`, for servers that send precompressed files.
 * @throws if one of the files already exists.
 */
export async function writeIndex(
  folder: string,
  files: readonly IndexFile[],
  cache: Cache<Compressed>,
): Promise<Written> {
  await mkdir(folder, {recursive: true});
  const sizes = await Promise.all(files.map((file) => writeOne(folder, file, cache)));
  return sizes.reduce((sum, one) => ({bytes: sum.bytes + one.bytes, brotliBytes: sum.brotliBytes + one.brotliBytes}), {
    bytes: 0,
    brotliBytes: 0,
  });
}

async function writeOne(folder: string, {name, bytes}: IndexFile, cache: Cache<Compressed>): Promise<Written> {
  const file = path.join(folder, name);
  await writeFile(file, bytes, {flag: 'wx'});
  return {bytes: bytes.length, brotliBytes: await writeCompressed(file, bytes, QUALITY, cache)};
}
