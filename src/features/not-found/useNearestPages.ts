import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {nearestPages, PAGES_FILE, type KnownPage} from '../../lib/nearestPages.ts';

const MOST = 5;

/** Returns up to 5 pages with a path similar to `pathname`; empty while the list of pages is loading and if loading fails. */
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
