import type {Redirect} from '../../config/redirects.ts';

/** Paths that no host and no browser reads as another host, a pattern, or syntax of a configuration file. */
const SAFE_PATH = /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/;

/** What is wrong with the list, a sentence each; `routes` are the pages of the site. */
export function checkRedirects(redirects: readonly Redirect[], routes: ReadonlySet<string>): string[] {
  const targets = new Map<string, string>();
  const problems: string[] = [];
  for (const {from, to} of redirects) {
    if (!/^\/\S*\/$/.test(from) || !/^\/\S*\/$/.test(to)) problems.push(`${from} → ${to}: both begin and end with a slash`);
    else if (!SAFE_PATH.test(from) || !SAFE_PATH.test(to)) {
      problems.push(`${from} → ${to}: paths consist of letters, digits, and "-._~" between single slashes, without "." and ".." segments`);
    }
    if (targets.has(from)) problems.push(`${from} stands twice`);
    targets.set(from, to);
  }
  for (const [from, to] of targets) {
    if (routes.has(from)) problems.push(`${from} is a page of the site and cannot be redirected`);
    if (leadsBack(from, targets)) problems.push(`${from} → ${to} is part of a loop`);
    else if (targets.has(to)) problems.push(`${from} → ${to} is a chain; write ${from} → ${targets.get(to)}`);
    else if (!routes.has(to)) problems.push(`${from} → ${to}: no page has that address`);
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
