import type {Root} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as stringify} from 'mdast-util-to-markdown';
import {clean} from './clean.ts';
import {handlers} from './handlers.ts';

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
