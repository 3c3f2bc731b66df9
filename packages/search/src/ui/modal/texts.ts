import {texts as ofSite} from '../options.ts';

/** UI strings of the search modal. */
export const texts = {
  searchBox: {
    clearButtonTitle: 'Clear',
    clearButtonAriaLabel: 'Clear the query',
    closeButtonText: 'Close',
    closeButtonAriaLabel: 'Close search',
    placeholderText: ofSite.modalPlaceholder,
    searchInputLabel: 'Search',
  },
  /** Accessible names of elements that DocSearch doesn't label. */
  assistant: {menuLabel: 'Conversation', stopLabel: 'Stop answering'},
  startScreen: {recentSearchesTitle: 'Recent', popularTitle: 'Popular pages', areasTitle: 'Areas'},
  errorScreen: {titleText: 'Unable to fetch results', helpText: 'You might want to check your network connection.'},
  noResultsScreen: {
    noResultsText: 'No results found for',
    suggestedQueryText: 'Try searching for',
    reportMissingResultsText: 'Believe this query should return results?',
    reportMissingResultsLinkText: 'Let us know.',
  },
};
