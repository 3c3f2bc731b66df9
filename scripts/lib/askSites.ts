import {lookup} from 'node:dns/promises';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Status codes that don't mean that a link is broken: the site rejects programs (403) or limits the rate of requests (429). */
const REFUSALS = ['403', '429'];
/** Time limit of a request, in milliseconds. */
const TIMEOUT = 30_000;

/**
 * Returns whether any of the first five host names can be resolved. Without a network, none can, and trying all of them would take long.
 */
export async function isNetworkThere(addresses: readonly string[]): Promise<boolean> {
  const hosts = [...new Set(addresses.map((address) => new URL(address).hostname))].slice(0, 5);
  return Promise.any(hosts.map((host) => lookup(host))).then(
    () => true,
    () => false,
  );
}

/**
 * Requests URLs, which have to be normalized by `URL`, and returns the broken ones with the status code of the response, or 0 if there is
 * no response. After a server error or no response, tries up to three times.
 */
export async function brokenAmong(addresses: readonly string[]): Promise<Map<string, number>> {
  const {LinkChecker, LinkState} = await import('linkinator');
  // linkinator checks the links of a page.
  const folder = mkdtempSync(path.join(tmpdir(), 'links-'));
  try {
    writeFileSync(
      path.join(folder, 'index.html'),
      addresses
        .map((address) => `<a href="${address.replaceAll('&', '&amp;').replaceAll('"', '%22')}"></a>`)
        .join('\n'),
    );
    const {links} = await new LinkChecker().check({
      path: 'index.html',
      serverRoot: folder,
      concurrency: 8,
      timeout: TIMEOUT,
      retry: true,
      retryErrors: true,
      retryErrorsCount: 2,
      statusCodes: Object.fromEntries(REFUSALS.map((status) => [status, 'ok'])),
    });
    return new Map(links.filter(({state}) => state === LinkState.BROKEN).map(({url, status}) => [url, status ?? 0]));
  } finally {
    rmSync(folder, {recursive: true});
  }
}
