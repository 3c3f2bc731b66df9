import {hashInName, hashOf} from '../format/format.ts';
import {IndexError} from './errors.ts';
import type {ReadFile} from './indexStore.ts';

const MANIFEST = 'manifest.json';
/** Delay before the retry, in milliseconds. */
const RETRY_AFTER = 400;

/**
 * Creates a function that downloads index files from the URL `folder`, with one retry. Files with a hash in their name
 * are validated against it, so that incomplete files are never searched.
 */
export function fileReader(folder: string): ReadFile {
  return async (name) => {
    try {
      return await get(folder, name, 'default');
    } catch (error) {
      if (error instanceof IndexError && error.trouble === 'stale') throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
      // Bypass the browser cache, which may contain a damaged file.
      return get(folder, name, 'reload');
    }
  };
}

async function get(folder: string, name: string, cache: RequestCache): Promise<Uint8Array> {
  let bytes: Uint8Array;
  try {
    const response = await fetch(folder + name, {cache: name === MANIFEST ? 'no-cache' : cache});
    // A file with a hash in its name is gone if a new version of the site was deployed.
    if (response.status === 404 && name !== MANIFEST) throw new IndexError('stale', name);
    if (!response.ok) throw new IndexError('unreachable', name);
    bytes = new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw error instanceof IndexError ? error : new IndexError('unreachable', name);
  }
  if (name !== MANIFEST && hashOf(bytes) !== hashInName(name)) throw new IndexError('corrupt', name);
  return bytes;
}
