import {lazy, Suspense, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useIsBrowser from '@docusaurus/useIsBrowser';

const Comfort = lazy(() => import('./Comfort.tsx'));

/** Keys and printing. One for the whole site; loaded once the page is interactive, and missing where it cannot be loaded. */
export function ReadingComfort(): ReactNode {
  // Not before React has taken over.
  const isInteractive = useIsBrowser();
  return (
    isInteractive && (
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <Comfort />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
