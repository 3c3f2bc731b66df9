import type {Paragraph, Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Unwraps components that are alone in a paragraph, and marks JSX elements as explicit, so MDX components don't override elements such as
 * `<li>`. MDX does the same with a page, but before other plugins run, so generated Markdown needs it as well. `<a>` elements aren't
 * marked, because the MDX component for `a` registers their anchors for Docusaurus's link check.
 */
export function unravel(nodes: RootContent[]): RootContent[] {
  const tree: Root = {type: 'root', children: nodes};
  visit(tree, 'paragraph', (paragraph: Paragraph, index, parent: Parent | undefined) => {
    if (!parent || index === undefined) return undefined;
    const parts = paragraph.children.filter((child) => !(child.type === 'text' && !child.value.trim()));
    if (!parts.length || !parts.every(({type}) => (type as string) === 'mdxJsxTextElement')) return undefined;
    const flow = parts.map((part) => ({...part, type: 'mdxJsxFlowElement'})) as unknown as RootContent[];
    parent.children.splice(index, 1, ...flow);
    return [SKIP, index + flow.length];
  });
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (element.name !== 'a') element.data = {_mdxExplicitJsx: true} as MdxJsxFlowElement['data'] & object;
  });
  return tree.children;
}
