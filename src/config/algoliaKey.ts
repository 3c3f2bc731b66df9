/** Common names of environment variables with a write key. The same key must not be used as the search key, which is public. */
export const WRITE_KEYS = [
  'ALGOLIA_ADMIN_KEY',
  'ALGOLIA_ADMIN_API_KEY',
  'ALGOLIA_WRITE_KEY',
  'ALGOLIA_WRITE_API_KEY',
  'ALGOLIA_CRAWLER_API_KEY',
];

/** Formats of a key that Algolia generates, and of a secured API key, which is derived from one and encoded in Base64. */
const PLAIN = /^[\da-f]{32}$/;
const SECURED = /^[\w+/=-]{80,}$/;
const APP = /^[A-Z\d]{6,16}$/;

interface Account {
  appId: string;
  apiKey: string;
}

/**
 * Checks the format of the Algolia settings, and that the search key isn't one of the write keys in `env`. Returns the invalid variable,
 * what is expected, and whether its value is secret. Returns undefined if the settings are valid. The plugin `hosted-search-key` requests
 * the permissions of the key from Algolia.
 */
export function accountProblem(
  {appId, apiKey}: Account,
  env: Record<string, string | undefined>,
): {name: string; accepted: string; secret: boolean} | undefined {
  if (!APP.test(appId))
    return {
      name: 'ALGOLIA_APP_ID',
      accepted: 'an application ID of 6 to 16 uppercase letters and digits',
      secret: false,
    };
  if (!PLAIN.test(apiKey) && !SECURED.test(apiKey)) {
    return {
      name: 'ALGOLIA_API_KEY',
      accepted: 'a search-only key (32 hexadecimal digits) or a secured key derived from one',
      secret: true,
    };
  }
  const writeKey = WRITE_KEYS.find((name) => env[name]?.trim() === apiKey);
  if (writeKey)
    return {
      name: 'ALGOLIA_API_KEY',
      accepted: `a search-only key, not the key in ${writeKey}, because everyone who opens the site can read it`,
      secret: true,
    };
  return undefined;
}
