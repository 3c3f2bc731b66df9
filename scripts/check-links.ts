/**
 * `npm run check:links [-- docs/basics …]`: asks other sites whether they still have what pages link to. What answered within the last six days
 * is not asked again; `src/data/hosts.yaml` names the hosts that are not asked at all.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {addressesIn} from '../src/content/addresses.ts';
import {readHosts} from '../src/data/hosts.ts';
import {brokenAmong, isNetworkThere} from './lib/askSites.ts';
import {runMain} from './lib/main.ts';
import {chosen, filesAt} from './lib/sources.ts';

const SOURCES = ['docs', 'versioned_docs', 'contributing', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];
const CACHE = '.cache/links.json';
const KEPT_FOR = 6 * 24 * 3600 * 1000;

/** When an address last answered, as the number of milliseconds since 1970. */
type Answered = Record<string, number>;

/** What is kept of earlier runs; a damaged file counts as none. */
function readCache(): Answered {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8')) as Answered;
  } catch {
    return {};
  }
}

function writeCache(answered: Answered): void {
  mkdirSync(path.dirname(CACHE), {recursive: true});
  writeFileSync(CACHE, JSON.stringify(answered));
}

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
  const files = chosen(filesAt(SOURCES).filter((file) => /\.mdx?$/.test(file)), process.argv.slice(2), SOURCES);
  const links = linksIn(files, readHosts().unasked);
  const now = Date.now();
  const answered = Object.fromEntries(Object.entries(readCache()).filter(([, at]) => now - at < KEPT_FOR));
  const due = [...links.keys()].filter((address) => !(address in answered));
  if (due.length && !(await isNetworkThere(due))) throw new Error(`No site of ${due.length} addresses can be found. Is there a network?`);
  const broken = await brokenAmong(due);
  writeCache({...answered, ...Object.fromEntries(due.filter((address) => !broken.has(address)).map((address) => [address, now]))});

  for (const [address, status] of broken) {
    for (const place of links.get(address) ?? ['?']) console.error(`${place}: links to ${address}, which ${status ? `answers with status ${status}` : 'does not answer'}`);
  }
  if (broken.size) console.error('Mend the link; where a site answers only to somebody signed in, add its host to unasked in src/data/hosts.yaml.');
  console.log(`${links.size} addresses, ${due.length} asked, ${broken.size} broken`);
  return broken.size ? 1 : 0;
}

runMain(main);
