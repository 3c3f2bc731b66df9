import {useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Whether an address that this page's scripts do not know is known to be without a page. A page that came from the server was not found
 * there; but in a tab that is older than the site, a link may lead to a page that is newer than the tab. Then the server is asked, once,
 * and a page that it has is loaded.
 */
export function useServerAnswer(address: string): 'asking' | 'not-found' {
  // What is rendered before React has taken over came from the server.
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
