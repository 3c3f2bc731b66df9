import type {Plugin} from '@docusaurus/types';
import {readRights, writingRights, type Account} from './rights.ts';

/**
 * Returns a plugin that checks the permissions of the hosted search's API key before a production build. Logs a warning if the service
 * can't be reached.
 * @throws if the key has write permissions, because every page contains the key.
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
        console.warn(
          `hosted-search-key: cannot check the permissions of ALGOLIA_API_KEY (${(error as Error).message}): make sure that it is a search-only key`,
        );
        return;
      }
      const writing = writingRights(rights);
      if (writing.length) {
        throw new Error(
          `Invalid ALGOLIA_API_KEY with the permissions ${writing.join(', ')}: expected a search-only key, because every page contains the key`,
        );
      }
    },
  };
}
