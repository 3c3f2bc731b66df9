import options from '@generated/docusaurus-plugin-site-search/default/options.json';

// Separate accesses, so that a bundle contains only the options that it uses.
export const areas = options.areas;
export const popular = options.popular;
export const suggestions = options.suggestions;
export const texts = options.texts;
const missingResults = options.missingResultsUrl;

/** Returns the URL to report a query without results, or is undefined if there is none. */
export const missingResultsUrl =
  missingResults === undefined
    ? undefined
    : ({query}: {query: string}): string => missingResults.replaceAll('{query}', () => encodeURIComponent(query));
