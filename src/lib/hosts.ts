/** What differs between data centers in code. */
export interface Hosts {
  region: string;
  apiHost: string;
  ondemandHost: string;
  appHost: string;
}

export const HOST_TOKENS = ['region', 'apiHost', 'ondemandHost', 'appHost'] as const satisfies (keyof Hosts)[];

const TOKEN = new RegExp(`(\\\\?)\\{\\{(${HOST_TOKENS.join('|')})\\}\\}`, 'g');

/** Whether `text` has tokens such as `{{apiHost}}`, escaped ones included. */
export const hasHostTokens = (text: string): boolean => text.search(TOKEN) >= 0;

/** Whether `text` differs between data centers. */
export const followsHosts = (text: string): boolean => Array.from(text.matchAll(TOKEN)).some(([, escape]) => !escape);

/** `text` with `{{region}}`, `{{apiHost}}`, `{{ondemandHost}}` and `{{appHost}}` filled in; `\{{region}}` stands for the token itself. */
export function fillHosts(text: string, hosts: Hosts): string {
  return text.replace(TOKEN, (token, escape: string, name: keyof Hosts) => (escape ? token.slice(1) : hosts[name]));
}

/**
 * What of `from` becomes what of `to`: the shortest texts whose replacement turns each of its hosts into the other's.
 * Hosts that hold the region follow it.
 */
export function replacements(from: Hosts, to: Hosts): Record<string, string> {
  const pairs: Record<string, string> = {[from.region]: to.region};
  for (const key of ['apiHost', 'ondemandHost', 'appHost'] as const) {
    if (from[key].replace(from.region, to.region) !== to[key]) pairs[from[key]] = to[key];
  }
  return pairs;
}
