import type {Root} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as stringify} from 'mdast-util-to-markdown';
import {clean} from './clean.ts';
import {handlers} from './handlers.ts';

/**
 * The content of a page as Markdown; `resolve` turns the target of each link and picture into what the twin says.
 * @throws an error that names what has no text form.
 */
export function toMarkdown(root: Root, resolve: (href: string) => string): string {
  const labels = clean(root, resolve);
  const tree = toMdast(root, {handlers: handlers(labels)});
  return stringify(tree as Parameters<typeof stringify>[0], {bullet: '-', emphasis: '_', rule: '-', extensions: [gfmToMarkdown({tablePipeAlign: false})]});
}
