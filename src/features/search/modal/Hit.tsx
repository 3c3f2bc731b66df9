import type {JSX, ReactNode} from 'react';
import type {DocSearchHit} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {QUOTE_ID} from './hits.ts';

/**
 * One hit: a link that Docusaurus follows without loading the page anew. The arrow keys reach it, as they do rows of
 * a grid (useDialog.ts), and not the Tab key. Quotations run over several lines.
 */
export function Hit({hit, children}: {hit: Pick<DocSearchHit, 'url' | 'objectID'>; children: ReactNode}): JSX.Element {
  return (
    <div role="gridcell">
      <Link to={hit.url} tabIndex={-1} className={hit.objectID.startsWith(QUOTE_ID) ? 'search-quote' : undefined}>
        {children}
      </Link>
    </div>
  );
}
