import {nearest} from '../../../../lib/nearest.ts';
import type {PublishedUrls} from './publishedUrls.ts';

/**
 * Returns a message with the fix for each URL in `publishedUrls` that is neither in `published` nor in `redirected`. Anchors of a redirected page
 * aren't reported, because the redirect preserves them in the URL.
 */
export function missingUrls(
  publishedUrls: PublishedUrls,
  published: PublishedUrls,
  redirected: ReadonlySet<string>,
): string[] {
  return [...publishedUrls].flatMap((url) => {
    const [address, anchor] = url.split('#') as [string, string?];
    if (published.has(url) || redirected.has(address)) return [];
    if (anchor === undefined)
      return [`${url} no longer exists: add {from: '${url}', to: '…'} to src/config/redirects.ts`];
    // The missing page is already reported.
    if (!published.has(address) && publishedUrls.has(address)) return [];
    const replacement = candidate(address, anchor, publishedUrls, published);
    return [
      `${url} no longer exists: add {/* #${replacement ?? '…'} #${anchor} */} after the heading that replaced it`,
    ];
  });
}

/** Returns the anchor that probably replaced a missing one: the only new anchor of the page, or the most similar one. */
function candidate(
  address: string,
  anchor: string,
  publishedUrls: PublishedUrls,
  published: PublishedUrls,
): string | undefined {
  const start = `${address}#`;
  const fresh = [...published]
    .filter((url) => url.startsWith(start) && !publishedUrls.has(url))
    .map((url) => url.slice(start.length));
  return fresh.length === 1 ? fresh[0] : nearest(anchor, fresh);
}
