import {hashOf} from '../../lib/search/format.ts';

/** A file of the index; its name is relative to `/search-index/`. */
export interface IndexFile {
  name: string;
  bytes: Uint8Array;
}

/** A file whose name tells its content, so that it can be kept by browsers forever. */
export function named(base: string, extension: string, content: string | Uint8Array): IndexFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return {name: `${base}.${hashOf(bytes)}.${extension}`, bytes};
}
