import type {Parent, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {visit, SKIP} from 'unist-util-visit';

/** Paragraphs that hold nothing but elements lose their `<p>`, as MDX does with the text of the page itself. */
export function unravel(tree: Root | Parent): void {
  visit(tree as Root, 'paragraph', (node: Paragraph, index, parent: Parent | undefined) => {
    if (index === undefined || !parent) return undefined;
    const elements = node.children.filter((child) => !isBlank(child));
    if (!elements.length || !elements.every((child) => child.type === 'mdxJsxTextElement')) return undefined;
    const flow = elements.map((child) => ({...child, type: 'mdxJsxFlowElement'}) as unknown as RootContent);
    parent.children.splice(index, 1, ...flow);
    return [SKIP, index + flow.length];
  });
}

const isBlank = (node: PhrasingContent): boolean => node.type === 'text' && node.value.trim() === '';
