import type {Redirect} from '../../../../config/redirects.ts';

/** Returns `path` with the base URL. */
export const below = (baseUrl: string, path: string): string => baseUrl + path.slice(1);

/** Returns the lines of a `_redirects` file for static hosts, with and without a trailing slash, because some hosts distinguish them. */
export function hostRules(redirects: readonly Redirect[], baseUrl: string): string {
  return lines(
    redirects.flatMap(({from, to}) =>
      spellings(below(baseUrl, from)).map((source) => `${source} ${below(baseUrl, to)} 301`),
    ),
  );
}

/** Returns exact-match locations for an nginx `server` block. */
export function nginxRules(redirects: readonly Redirect[], baseUrl: string): string {
  return lines(
    redirects.flatMap(({from, to}) =>
      spellings(below(baseUrl, from)).map(
        (location) => `location = ${location} { return 301 ${below(baseUrl, to)}$is_args$args; }`,
      ),
    ),
  );
}

/** Returns a path with and without its trailing slash. */
const spellings = (path: string): string[] => [path, path.slice(0, -1)];

const lines = (rules: string[]): string => `${[...rules].sort().join('\n')}\n`;
