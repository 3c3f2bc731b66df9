import type {JSX, ReactNode} from 'react';
import type {DocSearchHit} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {QUOTE_ID} from './hits.ts';

/** One hit: a link that Docusaurus follows without loading the page anew. Quotations run over several lines. */
export function Hit({hit, children}: {hit: Pick<DocSearchHit, 'url' | 'objectID'>; children: ReactNode}): JSX.Element {
  return (
    <Link to={hit.url} className={hit.objectID.startsWith(QUOTE_ID) ? 'search-quote' : undefined}>
      {children}
    </Link>
  );
}
