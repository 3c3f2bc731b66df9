/** Region and hosts that differ between data centers in code samples. */
export interface Hosts {
  region: string;
  apiHost: string;
  ondemandHost: string;
  appHost: string;
}

export const HOST_TOKENS = ['region', 'apiHost', 'ondemandHost', 'appHost'] as const satisfies (keyof Hosts)[];

const TOKEN = new RegExp(`(\\\\?)\\{\\{(${HOST_TOKENS.join('|')})\\}\\}`, 'g');

/** Returns whether a text contains tokens such as `{{apiHost}}`, including escaped ones. */
export const hasHostTokens = (text: string): boolean => text.search(TOKEN) >= 0;

/** Returns whether a text depends on the data center, which means that it contains unescaped tokens. */
export const followsHosts = (text: string): boolean => Array.from(text.matchAll(TOKEN)).some(([, escape]) => !escape);

/** Replaces the tokens `{{region}}`, `{{apiHost}}`, `{{ondemandHost}}`, and `{{appHost}}`. Removes the backslash of escaped tokens. */
export function fillHosts(text: string, hosts: Hosts): string {
  return text.replace(TOKEN, (token, escape: string, name: keyof Hosts) => (escape ? token.slice(1) : hosts[name]));
}

/**
 * Returns the replacements that convert the region and hosts of one data center to those of another, by original text. Omits hosts that
 * replacing the region already converts.
 */
export function replacements(from: Hosts, to: Hosts): Record<string, string> {
  const pairs: Record<string, string> = {[from.region]: to.region};
  for (const key of ['apiHost', 'ondemandHost', 'appHost'] as const) {
    if (from[key].replace(from.region, to.region) !== to[key]) pairs[from[key]] = to[key];
  }
  return pairs;
}
