import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {defaultDataCenter, fillHosts} from '../data/dataCenters.ts';

/** Puts the hosts of the default data center where code has tokens such as `{{apiHost}}`. */
export function hosts() {
  return (tree: Root): void => {
    visit(tree, ['code', 'inlineCode'], (node) => {
      if ('value' in node && typeof node.value === 'string') node.value = fillHosts(node.value, defaultDataCenter);
    });
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== 'PlainCode') return;
      for (const attribute of node.attributes) {
        if (typeof attribute.value === 'string') attribute.value = fillHosts(attribute.value, defaultDataCenter);
      }
    });
  };
}
