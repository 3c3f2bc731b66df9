import {lookup} from 'node:dns/promises';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** What says nothing about the page: a site that refuses programs, or is asked too often. */
const REFUSALS = ['403', '429'];
/** How long a site may take, ms. */
const TIMEOUT = 30_000;

/** Whether the name of any of the first few sites is known, which without a network none is; to ask all of them would take long. */
export async function isNetworkThere(addresses: readonly string[]): Promise<boolean> {
  const hosts = [...new Set(addresses.map((address) => new URL(address).hostname))].slice(0, 5);
  return Promise.any(hosts.map((host) => lookup(host))).then(
    () => true,
    () => false,
  );
}

/**
 * Asks other sites for addresses, which are as `URL` writes them, and gives those that are broken with the status of their answer: 0 where none
 * comes. Sites that answer with a failure of their own, or not at all, are asked three times.
 */
export async function brokenAmong(addresses: readonly string[]): Promise<Map<string, number>> {
  const {LinkChecker, LinkState} = await import('linkinator');
  // The checker asks for what a page links to.
  const folder = mkdtempSync(path.join(tmpdir(), 'links-'));
  try {
    writeFileSync(path.join(folder, 'index.html'), addresses.map((address) => `<a href="${address.replaceAll('&', '&amp;').replaceAll('"', '%22')}"></a>`).join('\n'));
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
