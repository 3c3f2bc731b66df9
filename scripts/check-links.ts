/**
 * `npm run check:links [-- docs/basics …]`: requests the external URLs that pages link to, and reports broken links. URLs that worked
 * within the last six days aren't requested again. Also verifies the known links to our own pages in `contributing/inbound-links.txt`. Hosts in `unasked` in `src/data/hosts.yaml` are never requested.
 */
import {readFileSync} from 'node:fs';
import {formatDiagnostic} from '../lint/diagnostic.ts';
import {chosenProse} from '../lint/sources.ts';
import {redirects} from '../src/config/redirects.ts';
import {addressesIn, readHosts} from '../src/content/addresses.ts';
import {brokenAmong, isNetworkThere} from './lib/askSites.ts';
import {brokenInboundLinks} from './lib/inboundLinks.ts';
import {readCache, writeCache} from './lib/jsonCache.ts';
import {runMain} from './lib/main.ts';

/** Time at which each URL last passed the check, in milliseconds since the Unix epoch. */
const CACHE = '.cache/links.json';
const KEPT_FOR = 6 * 24 * 3600 * 1000;

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
