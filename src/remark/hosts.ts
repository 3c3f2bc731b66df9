import {visit} from 'unist-util-visit';
import type {Heading, InlineCode, Root} from 'mdast';
import {defaultDataCenter} from '../data/dataCenters.ts';
import {fillHosts} from '../lib/hosts.ts';

/**
 * Puts the hosts of the default data center where a heading has tokens such as `{{apiHost}}`: its anchor and its entry in the table of
 * contents do not follow the reader's choice. In all other code tokens stay; `src/features/data-center` fills them in while it renders.
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
