import {fileName} from '../fileName.ts';

/** Hashes in the file names of chunks from loaded shards, by chunk ID. */
export const hashes: Record<string, string> = {};

const known = __webpack_require__.u;
__webpack_require__.u = (chunk) => (chunk in hashes ? fileName(chunk, hashes[chunk]!) : known(chunk));

/** Returns the URL of a chunk's file, or undefined if no loaded shard contains the chunk. */
export const fileOf = (chunk: string): string | undefined =>
  chunk in hashes ? __webpack_require__.p + fileName(chunk, hashes[chunk]!) : undefined;
