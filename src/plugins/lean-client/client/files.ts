/** The files of chunks that shards have brought, by the identifiers of the chunks. */
export const files: Record<string, string> = {};

const known = __webpack_require__.u;
__webpack_require__.u = (chunk) => files[chunk] ?? known(chunk);

/** The address of the file of a chunk by its name, once its shard has come. */
export function fileOf(chunkName: string): string | undefined {
  const file = Object.values(files).find((name) => name.includes(`/${chunkName}.`));
  return file && __webpack_require__.p + file;
}
