import type {Document} from 'domhandler';
import {escapeHtml} from '../../../../lib/escape.ts';
import {contentOf} from './contentOf.ts';
import type {Section} from './index.ts';

/** A page of a section. */
export interface Part {
  /** URL path including the base URL. */
  address: string;
  title: string;
}

/**
 * Prefetches the page that a link leads to when the reader points at it, because section pages have no client that does (decision 7).
 * Removes the rules on 2G connections and if data saving is on.
 */
const PREFETCH = `<script type="speculationrules">${JSON.stringify({
  prefetch: [{where: {href_matches: '/*'}, eagerness: 'moderate'}],
})}</script>
<script>(c=>{if(c&&(c.saveData||/2g/.test(c.effectiveType)))document.querySelector('script').remove()})(navigator.connection)</script>`;

/** Parts that all section pages share. */
export interface Frame {
  siteTitle: string;
  /** URLs of the site's style sheets. */
  styleSheets: readonly string[];
  /** CSS that only section pages use. */
  styles: string;
}

/** Returns the IDs of the articles on a section page by the addresses of their pages. */
export const placesOf = (addresses: readonly string[]): Map<string, string> =>
  new Map(addresses.map((address, index) => [address, `page-${index + 1}`]));

/** Returns the article of a page on a section page. Links to other pages in `places` become links on the section page. */
export function articleOf(document: Document, address: string, places: ReadonlyMap<string, string>): string {
  const place = places.get(address)!;
  const id = (own: string): string => `${place}-${own}`;
  const href = (target: string): string => {
    const [path = '', anchor] = target.split('#') as [string, string?];
    const there = path === '' ? place : places.get(path);
    if (!there) return target;
    return anchor ? `#${there}-${anchor}` : `#${there}`;
  };
  return `<article id="${place}" class="theme-doc-markdown markdown">${contentOf(document, {id, href})}</article>`;
}

/** Returns the HTML of a section page: a table of contents and `articles` in the order of `parts`. */
export function onePage(
  {label}: Section,
  parts: readonly Part[],
  articles: readonly string[],
  {siteTitle, styleSheets, styles}: Frame,
): string {
  const places = placesOf(parts.map(({address}) => address));
  const title = escapeHtml(label);
  return `<!doctype html>
<html lang="en-US" dir="ltr" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} on one page | ${escapeHtml(siteTitle)}</title>
${styleSheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('\n')}
<style>${styles}</style>
${PREFETCH}
</head>
<body>
<main>
<header>
<h1>${title}</h1>
<p>This document contains ${parts.length} pages for reading in order or printing.</p>
<nav aria-label="On this page"><ol>
${parts.map(({address, title: own}) => `<li><a href="#${places.get(address)}">${escapeHtml(own)}</a></li>`).join('\n')}
</ol></nav>
</header>
${articles.join('\n')}
</main>
</body>
</html>
`;
}
