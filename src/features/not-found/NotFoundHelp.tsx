import {lazy, Suspense, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';

// Loaded on demand, because the docs plugin at the root of the site handles every unknown path, so its chunks contain the not-found page.
const Help = lazy(() => import('./Help.tsx'));

/** Similar pages and a search, loaded on demand, or only a link to search if loading fails. */
export function NotFoundHelp(): ReactNode {
  return (
    <ErrorBoundary
      fallback={() => (
        <Link to="/search/" data-noBrokenLinkCheck>
          Search
        </Link>
      )}
    >
      <Suspense>
        <Help />
      </Suspense>
    </ErrorBoundary>
  );
}
