/** Returns a path with a trailing slash, as in the paths of routes. Docusaurus lists documents without it. */
export const withSlash = (path: string): string => path.replace(/\/?$/, '/');

/** Returns the path of a chunk's file, relative to the public path. `chunk` is the chunk ID, and `hash` is the content hash of the file. */
export const fileName = (chunk: string, hash: string): string => `assets/js/${chunk}.${hash}.js`;
