import path from 'node:path';
import type {Redirect} from '../../../config/redirects.ts';
import {writeNew} from '../../lib/writeNew.ts';
import type {Step} from '../step.ts';

/** Matches paths that no host or browser can interpret as a different host, a pattern, or syntax of a configuration file. */
const SAFE_PATH = /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/;

/** Returns a message for each invalid redirect, or an empty list. `routes` contains the paths of all pages, without the base URL. */
export function checkRedirects(redirects: readonly Redirect[], routes: ReadonlySet<string>): string[] {
  const targets = new Map<string, string>();
  const problems: string[] = [];
  for (const {from, to} of redirects) {
    if (!/^\/\S*\/$/.test(from) || !/^\/\S*\/$/.test(to))
      problems.push(`${from} → ${to}: both paths must start and end with a slash`);
    else if (!SAFE_PATH.test(from) || !SAFE_PATH.test(to)) {
      problems.push(
        `${from} → ${to}: paths can contain only letters, digits, "-._~", and single slashes, and no "." or ".." segments`,
      );
    }
    if (targets.has(from)) problems.push(`${from} is listed twice: remove one of the redirects`);
    targets.set(from, to);
  }
  for (const [from, to] of targets) {
    if (routes.has(from)) problems.push(`${from} is a page of the site: remove the redirect or the page`);
    if (leadsBack(from, targets)) problems.push(`${from} → ${to} is part of a redirect loop`);
    else if (targets.has(to)) problems.push(`${from} → ${to} is a redirect chain: use ${from} → ${targets.get(to)}`);
    else if (!routes.has(to)) problems.push(`${from} → ${to}: no page has this URL`);
  }
  return problems;
}

function leadsBack(start: string, targets: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at = targets.get(start); at !== undefined && !seen.has(at); at = targets.get(at)) {
    if (at === start) return true;
    seen.add(at);
  }
  return false;
}

/** Identical for every page, so a content security policy needs only one hash. */
const SCRIPT = "location.replace(document.querySelector('a').href + location.search + location.hash);";

/**
 * Returns a page that redirects immediately, for hosts without redirect rules. If scripts run, it preserves the query and the hash.
 * `target` is a path with the base URL, and `origin` is the origin of the site.
 */
const redirectPage = (target: string, origin: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${origin}${target}">
</head>
<body>
<p>This page has moved to <a href="${target}">${target}</a>.</p>
<script>${SCRIPT}</script>
</body>
</html>
`;

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

/**
 * Validates the redirects against the routes of the build and writes each redirect as a page. The rules for servers and static hosts are
 * generated from the same list.
 * @throws if redirects are invalid; the error lists all problems that `checkRedirects` returns.
 */
export function redirects(list: readonly Redirect[]): Step {
  return {
    name: 'redirects',
    async finish({context: {siteConfig}, baseUrl, outDir, routes}) {
      const problems = checkRedirects(list, new Set(routes.map((route) => `/${route.slice(baseUrl.length)}`)));
      if (problems.length) throw new Error(`src/config/redirects.ts: ${problems.join('\nsrc/config/redirects.ts: ')}`);
      const {origin} = new URL(siteConfig.url);
      await Promise.all(
        list.map(({from, to}) =>
          writeNew(path.join(outDir, from, 'index.html'), redirectPage(below(baseUrl, to), origin)),
        ),
      );
      return `${list.length} pages`;
    },
  };
}
