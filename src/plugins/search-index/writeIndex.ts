import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Cache} from '../lib/stageCache.ts';
import type {IndexFile} from './indexFile.ts';
import {writeCompressed, type Compressed} from './writeCompressed.ts';

/** Of Brotli: the best one takes twice as long for 2 % less. */
const QUALITY = 10;

/** How much was written, and how much a reader with Brotli would get. */
export interface Written {
  bytes: number;
  brotliBytes: number;
}

/** Writes the files of the index into `folder`, each beside its `.br` and `.gz` for servers that send those. */
export async function writeIndex(folder: string, files: readonly IndexFile[], cache: Cache<Compressed>): Promise<Written> {
  await mkdir(folder, {recursive: true});
  const sizes = await Promise.all(files.map((file) => writeOne(folder, file, cache)));
  return sizes.reduce((sum, one) => ({bytes: sum.bytes + one.bytes, brotliBytes: sum.brotliBytes + one.brotliBytes}), {bytes: 0, brotliBytes: 0});
}

async function writeOne(folder: string, {name, bytes}: IndexFile, cache: Cache<Compressed>): Promise<Written> {
  const file = path.join(folder, name);
  await writeFile(file, bytes, {flag: 'wx'});
  return {bytes: bytes.length, brotliBytes: await writeCompressed(file, bytes, QUALITY, cache)};
}
