import {visit} from 'unist-util-visit';
import type {Code, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {drawDiagram} from '../lib/drawings/drawDiagram.ts';

const metaValue = (meta: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(meta)?.[1];

/**
 * Remark plugin that renders each `mermaid` fence as SVG and replaces it with a `<Diagram>`.
 * Fails with the position of the fence if a diagram has no text alternative or can't be rendered.
 */
export function diagrams() {
  return (tree: Root, file: {fail: (reason: string, place?: unknown) => never}): void => {
    let count = 0;
    visit(tree, 'code', (node: Code, index, parent: Parent | undefined) => {
      if (node.lang !== 'mermaid' || index === undefined || !parent) return;
      const meta = node.meta ?? '';
      const alt = metaValue(meta, 'alt');
      if (!alt) file.fail('diagram without a text alternative: add alt="…" after mermaid', node.position);
      count += 1;
      let drawings: ReturnType<typeof drawDiagram>;
      try {
        drawings = drawDiagram(node.value, `diagram-${count}`);
      } catch (error) {
        return file.fail(`invalid diagram: ${(error as Error).message}`, node.position);
      }
      const {wide, narrow} = drawings;
      const attributes = {
        alt,
        title: metaValue(meta, 'title') ?? '',
        svg: wide.svg,
        size: `${wide.width} ${wide.height}`,
        ...(narrow && {narrow: narrow.svg}),
      };
      const element: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'Diagram',
        attributes: Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
        children: [],
      };
      parent.children[index] = element as unknown as Code;
    });
  };
}
