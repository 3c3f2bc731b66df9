import type {Document} from 'domhandler';
import {textContent} from 'domutils';
import {elementsOf, hasClass, walk} from './dom.ts';
import {ContentReader} from './contentReader.ts';
import type {SectionRecord} from './records.ts';

/** Search content and metadata from the HTML of a page. */
export interface HtmlPage {
  title: string;
  description: string;
  language: string;
  tag: string;
  noindex: boolean;
  /** Whether the page only redirects to another URL. */
  redirect: boolean;
  /** All `id` attributes of the page. */
  ids: Set<string>;
  sections: SectionRecord[];
}

/** Reads a page. Omits text outside the main part of the page, such as the navbar, menus, and the footer. */
export function readHtml(document: Document): HtmlPage {
  const meta = new Map<string, string>();
  const ids = new Set<string>();
  let title: string | undefined;
  let root = 'theme-layout-main';
  for (const element of elementsOf(document)) {
    const {name, attribs} = element;
    if (attribs.id) ids.add(attribs.id);
    if (name === 'meta')
      meta.set(attribs.name ?? attribs['http-equiv'] ?? attribs.property ?? '', attribs.content ?? '');
    // Only the first title, because SVG images have titles too.
    else if (name === 'title') title ??= textContent(element);
    if (hasClass(element, 'theme-doc-markdown')) root = 'theme-doc-markdown';
  }
  const content = new ContentReader(root);
  walk(document, content);
  const pageTitle = content.title || (title ?? '').replace(/ \| [^|]*$/, '');
  return {
    title: pageTitle,
    description: meta.get('description') ?? '',
    language: meta.get('docusaurus_locale') ?? 'en',
    tag: meta.get('docusaurus_tag') ?? 'default',
    noindex: /\bnoindex\b/.test(meta.get('robots') ?? ''),
    redirect: meta.has('refresh'),
    ids,
    sections: content.finish(pageTitle),
  };
}
