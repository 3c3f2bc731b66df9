import {lazy, Suspense, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';

// Documents at the root of the site claim every unknown address, so that their scripts hold the not-found page.
const Help = lazy(() => import('./Help.tsx'));

/** Near pages and a search, loaded where there is no page; a plain link to search where they cannot be loaded. */
export function NotFoundHelp(): ReactNode {
  return (
    <ErrorBoundary fallback={() => <Link to="/search/" data-noBrokenLinkCheck>Search</Link>}>
      <Suspense>
        <Help />
      </Suspense>
    </ErrorBoundary>
  );
}
