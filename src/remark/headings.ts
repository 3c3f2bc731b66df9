import type {Heading, InlineCode, Parent, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {anchorsOfComment} from '../content/routes.ts';
import {defaultDataCenter} from '../data/dataCenters.ts';
import {fillHosts} from '../lib/hosts.ts';

/**
 * Remark plugin that keeps former anchors of headings. Of `## Title {/* #new #old #older *‍/}`, Docusaurus uses the first one as the
 * anchor, and the plugin adds an empty `<a>` element before the heading for each of the others. The MDX component for `a` can override
 * these elements, so it registers their anchors for Docusaurus's link check.
 */
export function aliases() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading: Heading, index, parent: Parent | undefined) => {
      const [, ...former] = commentOf(heading);
      if (!former.length || index === undefined || !parent) return undefined;
      parent.children.splice(index, 0, ...former.map(emptyAnchor));
      return [SKIP, index + former.length + 1];
    });
  };
}

function commentOf({children}: Heading): string[] {
  const last = children.at(-1) as {type: string; value?: string} | undefined;
  return last?.type === 'mdxTextExpression' ? anchorsOfComment(`{${last.value}}`) : [];
}

const emptyAnchor = (id: string): RootContent =>
  ({
    type: 'mdxJsxFlowElement',
    name: 'a',
    attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}],
    children: [],
  }) as RootContent;

/**
 * Remark plugin that replaces host tokens such as `{{apiHost}}` in headings with the hosts of the default data center, because anchors and
 * the table of contents don't depend on the reader's data center. In other code, `src/features/data-center` replaces them during rendering.
 */
export function hosts() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading: Heading) => {
      visit(heading, 'inlineCode', (code: InlineCode) => {
        code.value = fillHosts(code.value, defaultDataCenter);
      });
    });
  };
}
