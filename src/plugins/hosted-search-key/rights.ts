export interface Account {
  appId: string;
  apiKey: string;
}

/** What a key that everybody can read may be allowed to do. */
const HARMLESS = new Set(['search', 'browse', 'listIndexes', 'settings', 'recommendation']);
const PATIENCE = 5000;

/** The rights among `rights` that a key in a page must not have. */
export const writingRights = (rights: readonly string[]): string[] => rights.filter((right) => !HARMLESS.has(right)).sort();

/**
 * What a key may do, by the service's own answer: a key may ask about itself
 * (https://www.algolia.com/doc/rest-api/search/get-api-key).
 * @throws an error if there is no such answer.
 */
export async function readRights({appId, apiKey}: Account, host = `https://${appId.toLowerCase()}-dsn.algolia.net`): Promise<string[]> {
  const response = await fetch(`${host}/1/keys/${encodeURIComponent(apiKey)}`, {
    headers: {'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey},
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) throw new Error(`the service answered ${response.status}`);
  const {acl} = (await response.json()) as {acl?: unknown};
  if (!Array.isArray(acl)) throw new Error('the service answered without rights');
  return acl.map(String);
}
