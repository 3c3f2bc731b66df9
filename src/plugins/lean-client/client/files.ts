import {fileName} from '../fileName.ts';

/** The hashes in the names of the files of chunks that shards have brought, by the identifiers of the chunks. */
export const hashes: Record<string, string> = {};

const known = __webpack_require__.u;
__webpack_require__.u = (chunk) => (chunk in hashes ? fileName(chunk, hashes[chunk]!) : known(chunk));

/** The address of the file of a chunk, once its shard has come. */
export const fileOf = (chunk: string): string | undefined =>
  chunk in hashes ? __webpack_require__.p + fileName(chunk, hashes[chunk]!) : undefined;
