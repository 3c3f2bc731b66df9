import {brand} from '../../../config/brand.ts';

/** Where a reader reports a query that finds nothing. */
export const missingResultsUrl = ({query}: {query: string}): string =>
  `${brand.repository}/issues/new?title=${encodeURIComponent(`No search results for "${query}"`)}`;
