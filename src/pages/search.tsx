import type {ReactNode} from 'react';
import {SearchPage} from '@site/src/features/search';

/** Search page of the embedded search. The hosted search has its own page (src/config/search.ts). */
export default function Search(): ReactNode {
  return <SearchPage />;
}
