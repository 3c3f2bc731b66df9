import type {Redirect} from '../../config/redirects.ts';

/** A path of the site below its base URL. */
export const below = (baseUrl: string, path: string): string => baseUrl + path.slice(1);

/** Lines of a `_redirects` file, as static hosts read it. */
export function hostRules(redirects: readonly Redirect[], baseUrl: string): string {
  return lines(redirects.map(({from, to}) => `${below(baseUrl, from)} ${below(baseUrl, to)} 301`));
}

/** Exact-match locations of an nginx `server` block; an address without its last slash counts as well. */
export function nginxRules(redirects: readonly Redirect[], baseUrl: string): string {
  return lines(
    redirects.flatMap(({from, to}) => {
      const target = below(baseUrl, to);
      const source = below(baseUrl, from);
      return [source, source.slice(0, -1)].map((location) => `location = ${location} { return 301 ${target}$is_args$args; }`);
    }),
  );
}

const lines = (rules: string[]): string => `${[...rules].sort().join('\n')}\n`;
