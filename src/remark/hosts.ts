import {visit} from 'unist-util-visit';
import type {Heading, InlineCode, Root} from 'mdast';
import {defaultDataCenter} from '../data/dataCenters.ts';
import {fillHosts} from '../lib/hosts.ts';

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
