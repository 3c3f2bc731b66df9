import type {Plugin} from '@docusaurus/types';
import {readRights, writingRights, type Account} from './rights.ts';

/**
 * Asks the hosted search, before the site is built for production, what its key may do.
 * @throws an error if the key may do anything but search: it stands in every page, for everybody to read.
 */
export function hostedSearchKey(account: Account): Plugin {
  return {
    name: 'hosted-search-key',
    async loadContent() {
      if (process.env.NODE_ENV !== 'production') return;
      let rights: string[];
      try {
        rights = await readRights(account);
      } catch (error) {
        console.warn(`hosted-search-key: what ALGOLIA_API_KEY may do could not be checked (${(error as Error).message}); make sure that it is a search-only key`);
        return;
      }
      const writing = writingRights(rights);
      if (writing.length) {
        throw new Error(`ALGOLIA_API_KEY may do more than search (${writing.join(', ')}), and everybody who opens the site can read it; accepted: a search-only key`);
      }
    },
  };
}
