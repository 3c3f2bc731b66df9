import {useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

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
