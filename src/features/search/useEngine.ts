import useBaseUrl from '@docusaurus/useBaseUrl';
import {searchEngine, type SearchEngine} from './worker/engineClient.ts';

/** The engine over this site's index. */
export const useEngine = (): SearchEngine => searchEngine(useBaseUrl('/search-index/'));

/** The address of the search page for a query. */
export function useSearchLink(): (query: string) => string {
  const page = useBaseUrl('/search/');
  return (query) => `${page}?q=${encodeURIComponent(query)}`;
}
