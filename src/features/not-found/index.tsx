import {lazy, Suspense, useEffect, useState, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';

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

/**
 * Returns whether a path without a route is definitely not found. A not-found page from the server is. After client-side navigation, the
 * path can belong to a page that was deployed after the tab was opened, so the hook sends a `HEAD` request and reloads the page if it
 * exists.
 */
export function useServerAnswer(address: string): 'asking' | 'not-found' {
  // During hydration, the page came from the server.
  const isNavigation = useIsBrowser();
  const [answered, setAnswered] = useState(isNavigation ? '' : address);

  useEffect(() => {
    if (answered === address) return undefined;
    const request = new AbortController();
    fetch(address, {method: 'HEAD', cache: 'no-store', signal: request.signal}).then(
      ({ok}) => (ok ? window.location.reload() : setAnswered(address)),
      () => request.signal.aborted || setAnswered(address),
    );
    return () => request.abort();
  }, [address, answered]);

  return answered === address ? 'not-found' : 'asking';
}
