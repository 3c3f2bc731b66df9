import type {ReactNode} from 'react';
import {SearchPage} from '@site/src/features/search';

/** The search page of the embedded search; the hosted one brings its own (src/config/search.ts). */
export default function Search(): ReactNode {
  return <SearchPage />;
}
