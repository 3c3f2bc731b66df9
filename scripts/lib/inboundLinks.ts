import {existsSync, readFileSync} from 'node:fs';
import type {Diagnostic} from '../../lint/diagnostic.ts';
import {siteUrl} from '../../src/config/brand.ts';
import type {Redirect} from '../../src/config/redirects.ts';
import {nearest} from '../../src/lib/nearest.ts';
import {withSlash} from '../../src/lib/paths.ts';
import {parsePublishedUrls, PUBLISHED_URLS_FILE} from '../../src/plugins/publish/steps/publishedUrls.ts';

/** List of known links to the documentation: a URL, and where the link is, on each line. Lines that begin with # are comments. */
export const INBOUND_LINKS_FILE = 'contributing/inbound-links.txt';

/** Returns the findings in the list of known links: invalid lines, and pages and anchors that don't exist. */
export function checkInboundLinks(
  text: string,
  published: ReadonlySet<string>,
  redirects: readonly Redirect[],
  origin: string,
): Diagnostic[] {
  const targets = new Map(redirects.map(({from, to}) => [from, to]));
  const seen = new Set<string>();
  return text.split('\n').flatMap((line, at): Diagnostic[] => {
    if (!line.trim() || line.startsWith('#')) return [];
    const say = (message: string): Diagnostic[] => [
      {file: INBOUND_LINKS_FILE, line: at + 1, column: 1, rule: 'inbound-link', message},
    ];
    const [url = '', place, ...rest] = line.split(' ');
    if (!place || rest.length || !URL.canParse(url) || new URL(url).origin !== origin)
      return say(`has the line "${line}"; expected a URL that begins with ${origin}/, a space, and where the link is`);
    if (seen.has(url)) return say(`lists ${url} more than once`);
    seen.add(url);
    const {pathname, hash} = new URL(url);
    const path = withSlash(pathname.replace(/index\.html$/, ''));
    const page = targets.get(path) ?? path;
    if (!published.has(page))
      return say(`lists ${url}, which ${place} links to, but there is no such page; add a redirect`);
    if (!hash || published.has(page + hash)) return [];
    const anchors = [...published].filter((one) => one.startsWith(`${page}#`));
    const near = nearest(page + hash, anchors)?.slice(page.length);
    return say(
      `lists ${url}, which ${place} links to, but ${page} has no anchor ${hash}${near ? `; did you mean ${near}?` : '.'} Add it to the heading as a previous anchor`,
    );
  });
}

/** Returns the findings in the list of known links of the project in the current folder. Empty if it has no such list. */
export function brokenInboundLinks(redirects: readonly Redirect[]): Diagnostic[] {
  if (!existsSync(INBOUND_LINKS_FILE)) return [];
  const published = parsePublishedUrls(readFileSync(PUBLISHED_URLS_FILE, 'utf8'), PUBLISHED_URLS_FILE);
  return checkInboundLinks(readFileSync(INBOUND_LINKS_FILE, 'utf8'), published, redirects, siteUrl);
}
