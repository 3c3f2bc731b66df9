import {checkAddresses, readHosts} from '../../src/content/addresses.ts';
import type {Context, Rules} from '../run.ts';

/** Returns the rules for URLs of other sites in pages, data, and settings. They don't request the URLs. */
export function addresses({documents, files}: Context): Rules {
  const hosts = readHosts();
  return {
    checkFile: (file) => checkAddresses(file, documents.source(file), hosts),
    finish: () => ({checked: `${files.length} files`}),
  };
}
