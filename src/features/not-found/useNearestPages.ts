import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {nearestPages, PAGES_FILE, type KnownPage} from '../../lib/nearestPages.ts';

const MOST = 5;

/** The pages that an address without a page may mean; none while the list is on its way, and none where it cannot be read. */
export function useNearestPages(pathname: string): readonly KnownPage[] {
  const file = useBaseUrl(`/${PAGES_FILE}`);
  const [known, setKnown] = useState<readonly KnownPage[]>([]);
  useEffect(() => {
    const request = new AbortController();
    fetch(file, {signal: request.signal})
      .then((response) => (response.ok ? (response.json() as Promise<KnownPage[]>) : []))
      .then(setKnown)
      .catch(() => undefined);
    return () => request.abort();
  }, [file]);
  return nearestPages(pathname, known, MOST);
}
