import {lazy, Suspense, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useIsBrowser from '@docusaurus/useIsBrowser';

const Comfort = lazy(() => import('./Comfort.tsx'));

/** Keyboard shortcuts and print preparation for the entire site, loaded after hydration. Renders nothing if loading fails. */
export function ReadingComfort(): ReactNode {
  // False until hydration is complete.
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
