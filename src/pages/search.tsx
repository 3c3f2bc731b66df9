import type {ReactNode} from 'react';
import {SearchPage} from 'docusaurus-plugin-site-search/ui';

/** Search page of the embedded search. The hosted search has its own page (`pagesExclude` in src/config/search.ts). */
export default function Search(): ReactNode {
  return <SearchPage />;
}
