import {contentOf} from './contentOf.ts';
import type {Section} from './findSections.ts';

/** A finished page of a section. */
export interface Part {
  /** With the base URL. */
  address: string;
  title: string;
  html: string;
}

/** What is the same on all of these pages. */
export interface Frame {
  siteTitle: string;
  /** Addresses of the site's style sheets. */
  styleSheets: readonly string[];
  /** Styles of these pages alone. */
  styles: string;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A section as one page: a list of what is on it, and its pages one after the other. Links from one to another stay on the page. */
export function onePage({label}: Section, parts: readonly Part[], {siteTitle, styleSheets, styles}: Frame): string {
  const places = new Map(parts.map(({address}, index) => [address, `page-${index + 1}`]));
  const article = ({address, html}: Part): string => {
    const place = places.get(address)!;
    const id = (own: string): string => `${place}-${own}`;
    const href = (target: string): string => {
      const [path = '', anchor] = target.split('#') as [string, string?];
      const there = path === '' ? place : places.get(path);
      if (!there) return target;
      return anchor ? `#${there}-${anchor}` : `#${there}`;
    };
    return `<article id="${place}" class="theme-doc-markdown markdown">${contentOf(html, {id, href})}</article>`;
  };
  const title = escape(label);
  return `<!doctype html>
<html lang="en-US" dir="ltr" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} on one page | ${escape(siteTitle)}</title>
${styleSheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('\n')}
<style>${styles}</style>
</head>
<body>
<main>
<header>
<h1>${title}</h1>
<p>This document contains ${parts.length} pages for reading in order or printing.</p>
<nav aria-label="On this page"><ol>
${parts.map(({address, title: own}) => `<li><a href="#${places.get(address)}">${escape(own)}</a></li>`).join('\n')}
</ol></nav>
</header>
${parts.map(article).join('\n')}
</main>
</body>
</html>
`;
}
