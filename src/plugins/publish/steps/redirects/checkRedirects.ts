import type {Redirect} from '../../../../config/redirects.ts';

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
