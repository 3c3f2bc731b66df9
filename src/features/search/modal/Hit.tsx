import type {JSX, ReactNode} from 'react';
import type {DocSearchHit} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {QUOTE_ID} from './hits.ts';

/**
 * One hit: a link that Docusaurus follows without loading the page anew. The arrow keys reach it, as they do rows of
 * a grid (useDialog.ts), and not the Tab key. Quotations run over several lines.
 */
export function Hit({hit, children}: {hit: Pick<DocSearchHit, 'url' | 'objectID' | 'content'>; children: ReactNode}): JSX.Element {
  // Among recent searches it is the place that was opened, without its words.
  const isQuote = hit.content && hit.objectID.startsWith(QUOTE_ID);
  return (
    <div role="gridcell">
      <Link to={hit.url} tabIndex={-1} className={isQuote ? 'search-quote' : undefined}>
        {children}
      </Link>
    </div>
  );
}
