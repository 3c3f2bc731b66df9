/**
 * `npm run check:links [-- docs/basics …]`: requests the external URLs that pages link to, and reports broken links. URLs that worked
 * within the last six days aren't requested again. Also verifies the known links to our own pages in `contributing/inbound-links.txt`. Hosts in `unasked` in `src/data/hosts.yaml` are never requested.
 */
import {lookup} from 'node:dns/promises';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {formatDiagnostic} from '../lint/diagnostic.ts';
import {chosenProse} from '../lint/sources.ts';
import {redirects} from '../src/config/redirects.ts';
import {addressesIn, readHosts} from '../src/content/addresses.ts';
import {brokenInboundLinks} from './lib/inboundLinks.ts';
import {readCache, writeCache} from './lib/jsonCache.ts';
import {runMain} from './lib/main.ts';

/** Time at which each URL last passed the check, in milliseconds since the Unix epoch. */
const CACHE = '.cache/links.json';
const KEPT_FOR = 6 * 24 * 3600 * 1000;

/** Status codes that don't mean that a link is broken: the site rejects programs (403) or limits the rate of requests (429). */
const REFUSALS = ['403', '429'];
/** Time limit of a request, in milliseconds. */
const TIMEOUT = 30_000;

/**
 * Returns whether any of the first five host names can be resolved. Without a network, none can, and trying all of them would take long.
 */
async function isNetworkThere(addresses: readonly string[]): Promise<boolean> {
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
async function brokenAmong(addresses: readonly string[]): Promise<Map<string, number>> {
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

/** Returns the places (`file:line`) that link to each URL, by normalized URL without fragment. Skips the hosts in `unasked`. */
function linksIn(files: readonly string[], unasked: readonly string[]): Map<string, string[]> {
  const links = new Map<string, string[]>();
  for (const file of files) {
    for (const {url, line, isLink} of addressesIn(readFileSync(file, 'utf8'))) {
      if (!isLink) continue;
      const {hostname, href: address} = Object.assign(new URL(url), {hash: ''});
      if (!unasked.includes(hostname)) links.set(address, [...(links.get(address) ?? []), `${file}:${line}`]);
    }
  }
  return links;
}

async function main(): Promise<number> {
  const files = chosenProse(process.argv.slice(2));
  const links = linksIn(files, readHosts().unasked);
  const now = Date.now();
  const answered = Object.fromEntries(Object.entries(readCache<number>(CACHE)).filter(([, at]) => now - at < KEPT_FOR));
  const due = [...links.keys()].filter((address) => !(address in answered));
  if (due.length && !(await isNetworkThere(due)))
    throw new Error(`No host of ${due.length} URLs can be resolved. Check your network.`);
  const inbound = brokenInboundLinks(redirects);
  const broken = await brokenAmong(due);
  writeCache(CACHE, {
    ...answered,
    ...Object.fromEntries(due.filter((address) => !broken.has(address)).map((address) => [address, now])),
  });

  for (const [address, status] of broken) {
    for (const place of links.get(address) ?? ['?'])
      console.error(`${place}: links to ${address}, which ${status ? `returned status ${status}` : 'did not respond'}`);
  }
  for (const finding of inbound) console.error(formatDiagnostic(finding));
  if (broken.size)
    console.error(
      'Fix the link. If the site responds only to signed-in users, add its host to "unasked" in src/data/hosts.yaml.',
    );
  console.log(`${links.size} URLs, ${due.length} requested, ${broken.size} broken`);
  return broken.size || inbound.length ? 1 : 0;
}

runMain(main);
