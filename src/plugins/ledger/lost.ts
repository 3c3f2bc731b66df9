import {nearest} from '../../lib/nearest.ts';
import type {Ledger} from './ledger.ts';

/**
 * What the ledger promises and the build no longer holds, a sentence each with the way to mend it. The anchors of a page that has moved
 * go with its redirect, which keeps them in the address.
 */
export function lost(ledger: Ledger, published: Ledger, redirected: ReadonlySet<string>): string[] {
  return [...ledger].flatMap((promise) => {
    const [address, anchor] = promise.split('#') as [string, string?];
    if (published.has(promise) || redirected.has(address)) return [];
    if (anchor === undefined) return [`${promise} is gone: add {from: '${promise}', to: '…'} to src/config/redirects.ts`];
    // The lost address has said it.
    if (!published.has(address) && ledger.has(address)) return [];
    const heir = candidate(address, anchor, ledger, published);
    return [`${promise} is gone: write {/* #${heir ?? '…'} #${anchor} */} after the heading that took its place`];
  });
}

/** An anchor of the page that is new and reads like the lost one. */
function candidate(address: string, anchor: string, ledger: Ledger, published: Ledger): string | undefined {
  const start = `${address}#`;
  const fresh = [...published].filter((promise) => promise.startsWith(start) && !ledger.has(promise)).map((promise) => promise.slice(start.length));
  return fresh.length === 1 ? fresh[0] : nearest(anchor, fresh);
}
