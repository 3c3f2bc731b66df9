/** Where the file of a chunk stands below the public path, given the chunk's identifier and a hash of what is in the file. */
export const fileName = (chunk: string, hash: string): string => `assets/js/${chunk}.${hash}.js`;
