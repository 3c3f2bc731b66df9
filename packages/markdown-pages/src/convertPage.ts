import type {Document} from 'domhandler';
import type {Root} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as stringify} from 'mdast-util-to-markdown';
import {clean} from './clean.ts';
import {handlers} from './handlers.ts';
import {readPage} from './readPage.ts';

/** The part of a Markdown version that depends only on the page and on which pages exist. */
export interface MarkdownContent {
  title: string;
  description: string;
  content: string;
}

/** Pages that links in Markdown versions can lead to. */
export interface Targets {
  /** Absolute URL of the site, including the base URL: `https://example.com/docs/`. */
  root: string;
  baseUrl: string;
  /** Paths of pages with a Markdown version, without the base URL. */
  pages: ReadonlySet<string>;
}

/** Returns the path of a page's Markdown version, relative to the build folder: `a/b/index.md` for `/a/b/`. */
export const markdownFile = (page: string): string => `${page.slice(1)}index.md`;

/**
 * Returns the target of a link on `page` for its Markdown version: the Markdown version of the target page if there is one, with query and
 * anchor, or the absolute URL of any other target on the site. Anchors on the same page and URLs of other sites are unchanged.
 */
export function resolveLink(href: string, page: string, {root, baseUrl, pages}: Targets): string {
  if (href.startsWith('#')) return href;
  const {origin} = new URL(root);
  const url = new URL(href, new URL(page.slice(1), root));
  if (url.origin !== origin || !url.pathname.startsWith(baseUrl)) return href;
  const target = `/${url.pathname.slice(baseUrl.length)}`;
  const directory = target.endsWith('/') ? target : `${target}/`;
  return pages.has(directory) ? `${root}${markdownFile(directory)}${url.search}${url.hash}` : url.href;
}

/**
 * Converts the content of a page to Markdown. Changes `root` in place. `resolve` returns the URL for a link target or image source.
 * @throws if an element can't be represented in Markdown, or an image has no alternative text.
 */
export function toMarkdown(root: Root, resolve: (href: string) => string): string {
  const labels = clean(root, resolve);
  const tree = toMdast(root, {handlers: handlers(labels)});
  return stringify(tree as Parameters<typeof stringify>[0], {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}

/**
 * Converts a page to Markdown. `page` is its path without the base URL.
 * @throws if the page contains something that Markdown can't represent. The error contains the path.
 */
export function convertPage(document: Document, page: string, targets: Targets): MarkdownContent {
  try {
    const {title, description, root} = readPage(document);
    return {title, description, content: toMarkdown(root, (href) => resolveLink(href, page, targets))};
  } catch (error) {
    throw new Error(`cannot convert ${page} to Markdown: ${(error as Error).message}`, {cause: error});
  }
}
