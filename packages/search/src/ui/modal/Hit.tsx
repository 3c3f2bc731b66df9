import type {JSX, ReactNode} from 'react';
import type {DocSearchHit} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {QUOTE_ID} from './hits.ts';

/**
 * Hit in the search modal: a link with client-side navigation. Users reach it with the arrow keys, like rows of a grid
 * (useDialog.ts), not with the Tab key.
 */
export function Hit({
  hit,
  children,
}: {
  hit: Pick<DocSearchHit, 'url' | 'objectID' | 'content'>;
  children: ReactNode;
}): JSX.Element {
  // In recent searches, a quote has no content and is shown like other hits.
  const isQuote = hit.content && hit.objectID.startsWith(QUOTE_ID);
  return (
    <div role="gridcell">
      <Link to={hit.url} tabIndex={-1} className={isQuote ? 'search-quote' : undefined}>
        {children}
      </Link>
    </div>
  );
}
