import type {Paragraph, Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Takes components that stand alone on their lines out of the paragraph that the parser puts them in, and marks elements as written by
 * hand, so that no component takes the place of a `<li>`. MDX does this to a page before other plugins run, so that text which is parsed
 * later needs it as well. Anchors stay open to the component that makes them known to the check of links.
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
