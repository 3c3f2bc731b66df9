import useBaseUrl from '@docusaurus/useBaseUrl';
import {searchEngine, type SearchEngine} from 'docusaurus-plugin-site-search/engineClient';

/** Returns the search engine for this site's index. */
export const useEngine = (): SearchEngine => searchEngine(useBaseUrl('/search-index/'));

/** Returns a function that returns the URL of the search page for a query. */
export function useSearchLink(): (query: string) => string {
  const page = useBaseUrl('/search/');
  return (query) => `${page}?q=${encodeURIComponent(query)}`;
}
