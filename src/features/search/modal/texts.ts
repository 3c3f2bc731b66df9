/** The words of the modal, as the specification has them. */
export const texts = {
  searchBox: {
    clearButtonTitle: 'Clear',
    clearButtonAriaLabel: 'Clear the query',
    closeButtonText: 'Close',
    closeButtonAriaLabel: 'Close search',
    placeholderText: 'Search the documentation, or ask a question',
    searchInputLabel: 'Search',
  },
  /** What DocSearch leaves without words. */
  assistant: {
    menuLabel: 'Conversation',
    stopLabel: 'Stop answering',
  },
  errorScreen: {
    titleText: 'Unable to fetch results',
    helpText: 'You might want to check your network connection.',
  },
  noResultsScreen: {
    noResultsText: 'No results found for',
    suggestedQueryText: 'Try searching for',
    reportMissingResultsText: 'Believe this query should return results?',
    reportMissingResultsLinkText: 'Let us know.',
  },
};
