import {visit} from 'unist-util-visit';
import type {Code, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {drawDiagram} from '../lib/drawDiagram.ts';

const metaValue = (meta: string, name: string): string | undefined => new RegExp(`\\b${name}="([^"]*)"`).exec(meta)?.[1];

/**
 * Draws each `mermaid` fence as SVG and puts a `<Diagram>` in its place.
 * Throws, with the line of the fence, where a diagram has no text alternative or cannot be drawn.
 */
export function diagrams() {
  return (tree: Root, file: {fail: (reason: string, place?: unknown) => never}): void => {
    let count = 0;
    visit(tree, 'code', (node: Code, index, parent: Parent | undefined) => {
      if (node.lang !== 'mermaid' || index === undefined || !parent) return;
      const meta = node.meta ?? '';
      const alt = metaValue(meta, 'alt');
      if (!alt) file.fail('a diagram needs a text alternative: write alt="…" after mermaid', node.position);
      count += 1;
      let drawing: {svg: string; width: number; height: number};
      try {
        drawing = drawDiagram(node.value, `diagram-${count}`);
      } catch (error) {
        return file.fail(`a diagram cannot be drawn: ${(error as Error).message}`, node.position);
      }
      const attributes = {alt, title: metaValue(meta, 'title') ?? '', svg: drawing.svg, width: String(drawing.width)};
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
