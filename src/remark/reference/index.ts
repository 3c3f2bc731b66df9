import type {Paragraph, Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {describeSources} from '../../data/sources.ts';
import {orList} from '../../lib/nearest.ts';
import {wrap} from './markdown.ts';
import {renderers} from './renderers.ts';

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

/**
 * Unwraps components that are alone in a paragraph, and marks JSX elements as explicit, so MDX components don't override elements such as
 * `<li>`. MDX does the same with a page, but before other plugins run, so generated Markdown needs it as well. `<a>` elements aren't
 * marked, because the MDX component for `a` registers their anchors for Docusaurus's link check.
 */
function unravel(nodes: RootContent[]): RootContent[] {
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

/** Components in generated content that only the pages with such content load. */
const scripted: Readonly<Record<string, string>> = {
  LogField: '@site/src/features/log-field',
  ReferenceFilter: '@site/src/features/reference-filter',
  PlatformConfigurator: '@site/src/features/configurator',
  Samples: '@site/src/features/samples',
  ResponseExample: '@site/src/features/samples',
  EndpointUrl: '@site/src/features/samples',
};

/** Returns the import statements for the components in `markdown`. */
const importsOf = (markdown: string): string[] =>
  Object.entries(scripted).flatMap(([name, module]) =>
    new RegExp(`<${name}[\\s>]`).test(markdown) ? [`import {${name}} from '${module}';`] : [],
  );
