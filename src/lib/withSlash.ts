/** An address as the pages have theirs, with a slash at its end; Docusaurus gives the paths of documents without. */
export const withSlash = (address: string): string => address.replace(/\/?$/, '/');
