import type {Processor} from 'unified';
import type {Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {visit, SKIP} from 'unist-util-visit';
import {describeSources} from '../../data/sources.ts';
import {orList} from '../../lib/nearest.ts';
import {importsOf} from './imports.ts';
import {wrap} from './markdown.ts';
import {renderers} from './renderers.ts';
import {unravel} from './unravel.ts';

/** String attributes of a component on a page. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * Remark plugin that replaces reference components such as `<CommandReference tool="saucectl" />` with Markdown generated from `src/data`,
 * so headings, anchors, links, and search work as they do in other text.
 * Fails with the position of the component if the data or an attribute is invalid.
 */
export function reference(this: Processor) {
  const parse = (markdown: string): RootContent[] => unravel((this.parse(markdown) as Root).children);
  return (tree: Root, file: VFile): void => {
    const imports = new Set<string>();
    const files = new Set<string>();
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent: Parent | undefined) => {
      const renderer = node.name ? renderers[node.name] : undefined;
      if (!renderer || index === undefined || !parent) return undefined;
      let children: RootContent[];
      try {
        const attributes = attributesOf(node);
        const unknown = Object.keys(attributes).find((name) => !renderer.accepts.includes(name));
        if (unknown) throw new Error(`unknown attribute "${unknown}"; expected ${orList(renderer.accepts)}`);
        const markdown = renderer.render(attributes);
        for (const line of importsOf(markdown)) imports.add(line);
        for (const one of renderer.data(attributes)) files.add(one);
        children = parse(markdown);
      } catch (error) {
        return file.fail(`<${node.name}>: ${(error as Error).message}`, node.position);
      }
      parent.children.splice(index, 1, ...children);
      return [SKIP, index + children.length];
    });
    if (files.size) tree.children.push(...parse(wrap('sources', describeSources([...files]))));
    tree.children.unshift(...parse([...imports].join('\n')));
  };
}

function attributesOf(node: MdxJsxFlowElement): Attributes {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}
