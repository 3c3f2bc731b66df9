import type {Redirect} from '../../config/redirects.ts';

/** A path of the site below its base URL. */
export const below = (baseUrl: string, path: string): string => baseUrl + path.slice(1);

/** Lines of a `_redirects` file, as static hosts read it. Some hosts distinguish a path with and without its last slash. */
export function hostRules(redirects: readonly Redirect[], baseUrl: string): string {
  return lines(redirects.flatMap(({from, to}) => spellings(below(baseUrl, from)).map((source) => `${source} ${below(baseUrl, to)} 301`)));
}

/** Exact-match locations of an nginx `server` block. */
export function nginxRules(redirects: readonly Redirect[], baseUrl: string): string {
  return lines(
    redirects.flatMap(({from, to}) =>
      spellings(below(baseUrl, from)).map((location) => `location = ${location} { return 301 ${below(baseUrl, to)}$is_args$args; }`),
    ),
  );
}

/** A path with and without its last slash. */
const spellings = (path: string): string[] => [path, path.slice(0, -1)];

const lines = (rules: string[]): string => `${[...rules].sort().join('\n')}\n`;
