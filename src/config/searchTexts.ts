/** Placeholder of the search fields on pages. A separate export, so client code can import it without the other texts. */
export const searchPlaceholder = 'Search for a task, a capability, or an error message';

/** Texts of the search interface. */
export const searchTexts = {
  pageDescription: 'Search the Sauce Labs documentation for pages, sections, capabilities, flags, and error messages.',
  pagePlaceholder: searchPlaceholder,
  withoutJavaScript: 'Search requires JavaScript. Without JavaScript, browse the documentation by product area:',
};
