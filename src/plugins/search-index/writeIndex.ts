import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import type {IndexFile} from './indexFile.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this, the headers weigh more than what is saved. */
const LEAST = 512;

/** How much was written, and how much a reader with Brotli would get. */
export interface Written {
  bytes: number;
  brotliBytes: number;
}

/** Writes the files of the index into `folder`, each beside its `.br` and `.gz` for servers that send those. */
export async function writeIndex(folder: string, files: readonly IndexFile[]): Promise<Written> {
  await mkdir(folder, {recursive: true});
  const sizes = await Promise.all(files.map((file) => writeOne(folder, file)));
  return sizes.reduce((sum, one) => ({bytes: sum.bytes + one.bytes, brotliBytes: sum.brotliBytes + one.brotliBytes}), {bytes: 0, brotliBytes: 0});
}

async function writeOne(folder: string, {name, bytes}: IndexFile): Promise<Written> {
  const file = path.join(folder, name);
  await writeFile(file, bytes, {flag: 'wx'});
  if (bytes.length < LEAST) return {bytes: bytes.length, brotliBytes: bytes.length};
  const params = {[constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length};
  const [small, zipped] = await Promise.all([brotli(bytes, {params}), zip(bytes, {level: 9})]);
  await Promise.all([writeFile(`${file}.br`, small, {flag: 'wx'}), writeFile(`${file}.gz`, zipped, {flag: 'wx'})]);
  return {bytes: bytes.length, brotliBytes: small.length};
}
