import type {Plugin} from '@docusaurus/types';

/** Credentials of the hosted search. */
export interface Account {
  appId: string;
  apiKey: string;
}

/** Permissions that a public key can have. */
const HARMLESS = new Set(['search', 'browse', 'listIndexes', 'settings', 'recommendation']);
/** Timeout of the request in ms. */
const PATIENCE = 5000;

/** Returns the permissions in `rights` that a public key must not have, sorted. */
export const writingRights = (rights: readonly string[]): string[] =>
  rights.filter((right) => !HARMLESS.has(right)).sort();

/**
 * Requests the permissions of an API key. A key is allowed to request its own permissions
 * (https://www.algolia.com/doc/rest-api/search/get-api-key).
 * @throws if the service can't be reached within 5 s, or its response contains no permissions.
 */
export async function readRights(
  {appId, apiKey}: Account,
  host = `https://${appId.toLowerCase()}-dsn.algolia.net`,
): Promise<string[]> {
  const response = await fetch(`${host}/1/keys/${encodeURIComponent(apiKey)}`, {
    headers: {'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey},
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) throw new Error(`the service returned status ${response.status}`);
  const {acl} = (await response.json()) as {acl?: unknown};
  if (!Array.isArray(acl)) throw new Error('the response contains no permissions');
  return acl.map(String);
}

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
