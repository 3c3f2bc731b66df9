/**
 * `npm run check:links [-- docs/basics …]`: asks other sites whether they still have what pages link to. What answered within the last six days
 * is not asked again; `src/data/hosts.yaml` names the hosts that are not asked at all.
 */
import {readFileSync} from 'node:fs';
import {addressesIn} from '../src/content/addresses.ts';
import {readHosts} from '../src/data/hosts.ts';
import {brokenAmong, isNetworkThere} from './lib/askSites.ts';
import {readCache, writeCache} from './lib/jsonCache.ts';
import {runMain} from './lib/main.ts';
import {chosenProse} from './lib/sources.ts';

/** When each address last answered, as the number of milliseconds since 1970. */
const CACHE = '.cache/links.json';
const KEPT_FOR = 6 * 24 * 3600 * 1000;

/** Where each address is linked to, as file and line; addresses as `URL` writes them, without what leads to a place within the page. */
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
  if (due.length && !(await isNetworkThere(due))) throw new Error(`No site of ${due.length} addresses can be found. Is there a network?`);
  const broken = await brokenAmong(due);
  writeCache(CACHE, {...answered, ...Object.fromEntries(due.filter((address) => !broken.has(address)).map((address) => [address, now]))});

  for (const [address, status] of broken) {
    for (const place of links.get(address) ?? ['?']) console.error(`${place}: links to ${address}, which ${status ? `answers with status ${status}` : 'does not answer'}`);
  }
  if (broken.size) console.error('Mend the link; where a site answers only to somebody signed in, add its host to unasked in src/data/hosts.yaml.');
  console.log(`${links.size} addresses, ${due.length} asked, ${broken.size} broken`);
  return broken.size ? 1 : 0;
}

runMain(main);
