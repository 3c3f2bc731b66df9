/** Variables under which people keep the key that may write; the same key must not get into the pages. */
export const WRITE_KEYS = ['ALGOLIA_ADMIN_KEY', 'ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_WRITE_KEY', 'ALGOLIA_WRITE_API_KEY', 'ALGOLIA_CRAWLER_API_KEY'];

/** A key as the service makes it; or a secured one, which is derived from such a key, in Base64. */
const PLAIN = /^[\da-f]{32}$/;
const SECURED = /^[\w+/=-]{80,}$/;
const APP = /^[A-Z\d]{6,16}$/;

interface Account {
  appId: string;
  apiKey: string;
}

/**
 * What is wrong with the account of the hosted search as far as its shape tells, or undefined: the variable and why.
 * Whether a key of the right shape may write is asked of the service by the plugin hosted-search-key.
 */
export function accountProblem({appId, apiKey}: Account, env: Record<string, string | undefined>): {name: string; accepted: string; secret: boolean} | undefined {
  if (!APP.test(appId)) return {name: 'ALGOLIA_APP_ID', accepted: 'an application id: 6 to 16 capital letters and digits', secret: false};
  if (!PLAIN.test(apiKey) && !SECURED.test(apiKey)) {
    return {name: 'ALGOLIA_API_KEY', accepted: 'a search-only key: 32 hexadecimal digits, or a secured key derived from one', secret: true};
  }
  const twin = WRITE_KEYS.find((name) => env[name]?.trim() === apiKey);
  if (twin) return {name: 'ALGOLIA_API_KEY', accepted: `a search-only key, and not the key in ${twin}: everybody who opens the site can read it`, secret: true};
  return undefined;
}
