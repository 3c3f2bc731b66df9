import useBaseUrl from '@docusaurus/useBaseUrl';
import {INDEX_FOLDER} from '../format/format.ts';
import {searchEngine, type SearchEngine} from '../engine/engineClient.ts';

/** Returns the search engine for this site's index. */
export const useEngine = (): SearchEngine => searchEngine(useBaseUrl(`/${INDEX_FOLDER}/`));

/** Returns a function that returns the URL of the search page for a query. */
export function useSearchLink(): (query: string) => string {
  const page = useBaseUrl('/search/');
  return (query) => `${page}?q=${encodeURIComponent(query)}`;
}
