import {Parser} from 'htmlparser2';
import {ContentReader} from './contentReader.ts';
import type {SectionRecord} from './records.ts';

/** What the finished HTML of a page says by itself. */
export interface HtmlPage {
  title: string;
  description: string;
  language: string;
  tag: string;
  noindex: boolean;
  /** A page that only leads on to another address. */
  redirect: boolean;
  /** Every `id` of the page. */
  ids: Set<string>;
  sections: SectionRecord[];
}

/** Reads a page of the build. Text outside the main part of the page (bars, menus, footer) is left out. */
export function readHtml(html: string): HtmlPage {
  const meta = new Map<string, string>();
  const ids = new Set<string>();
  const content = new ContentReader(html.includes('theme-doc-markdown') ? 'theme-doc-markdown' : 'theme-layout-main');
  let title: string | undefined;
  let inTitle = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (attributes.id) ids.add(attributes.id);
        if (name === 'meta') meta.set(attributes.name ?? attributes['http-equiv'] ?? attributes.property ?? '', attributes.content ?? '');
        // The first only: drawings have titles too.
        inTitle = name === 'title' && title === undefined;
        content.open(name, attributes);
      },
      ontext(text) {
        if (inTitle) title = (title ?? '') + text;
        content.text(text);
      },
      onclosetag(name) {
        inTitle = false;
        content.close(name);
      },
    },
    {decodeEntities: true},
  );
  parser.end(html);
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
