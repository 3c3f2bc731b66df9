import {brand} from '../../../config/brand.ts';

/** Returns the URL of a new GitHub issue about a query without results. */
export const missingResultsUrl = ({query}: {query: string}): string =>
  `${brand.repository}/issues/new?title=${encodeURIComponent(`No search results for "${query}"`)}`;
