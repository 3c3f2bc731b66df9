import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {IndexFile} from './buildShards.ts';

/** Writes compressed versions of a file, and returns the size of the smallest response in bytes. */
export type Compress = (file: string, bytes: Uint8Array) => Promise<number>;

/** Total size of the files, and the size of the responses to a client that supports compression. */
export interface Written {
  bytes: number;
  sentBytes: number;
}

/**
 * Writes the files of the index to `folder`. `compress` can write compressed versions, for servers that send precompressed files.
 * @throws if one of the files already exists.
 */
export async function writeIndex(
  folder: string,
  files: readonly IndexFile[],
  compress: Compress = (_file, bytes) => Promise.resolve(bytes.length),
): Promise<Written> {
  await mkdir(folder, {recursive: true});
  const written = {bytes: 0, sentBytes: 0};
  await Promise.all(
    files.map(async ({name, bytes}) => {
      const file = path.join(folder, name);
      await writeFile(file, bytes, {flag: 'wx'});
      const sentBytes = await compress(file, bytes);
      written.bytes += bytes.length;
      written.sentBytes += sentBytes;
    }),
  );
  return written;
}
