import type {Processor} from 'unified';
import type {Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {visit, SKIP} from 'unist-util-visit';
import {orList} from '../../lib/nearest.ts';
import {importsOf} from './imports.ts';
import {renderers} from './renderers.ts';
import {unravel} from './unravel.ts';

/** The string attributes of a component in a page. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * Puts reference data into pages: in the place of `<CommandReference tool="saucectl" />` and the like comes the Markdown that is made
 * from `src/data`, so that headings, anchors, links and search treat it as they treat text.
 * Fails, with the line in the page, where the data is broken or an attribute names nothing.
 */
export function reference(this: Processor) {
  const parse = (markdown: string): RootContent[] => unravel((this.parse(markdown) as Root).children);
  return (tree: Root, file: VFile): void => {
    const imports = new Set<string>();
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent: Parent | undefined) => {
      const renderer = node.name ? renderers[node.name] : undefined;
      if (!renderer || index === undefined || !parent) return undefined;
      let children: RootContent[];
      try {
        const attributes = attributesOf(node);
        const unknown = Object.keys(attributes).find((name) => !renderer.accepts.includes(name));
        if (unknown) throw new Error(`unknown attribute "${unknown}"; accepted: ${orList(renderer.accepts)}`);
        const markdown = renderer.render(attributes);
        for (const line of importsOf(markdown)) imports.add(line);
        children = parse(markdown);
      } catch (error) {
        return file.fail(`<${node.name}>: ${(error as Error).message}`, node.position);
      }
      parent.children.splice(index, 1, ...children);
      return [SKIP, index + children.length];
    });
    tree.children.unshift(...parse([...imports].join('\n')));
  };
}

function attributesOf(node: MdxJsxFlowElement): Attributes {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' ? [[attribute.name, attribute.value]] : [],
    ),
  );
}
