import {hashOf} from 'docusaurus-plugin-site-search/format';

/** A file of the index. `name` is relative to `/search-index/`. */
export interface IndexFile {
  name: string;
  bytes: Uint8Array;
}

/** Returns an index file with the content hash in its name, so browsers can cache it indefinitely. */
export function named(base: string, extension: string, content: string | Uint8Array): IndexFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return {name: `${base}.${hashOf(bytes)}.${extension}`, bytes};
}
