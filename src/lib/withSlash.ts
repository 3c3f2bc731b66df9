/** Returns a path with a trailing slash, as in the URLs of pages. Docusaurus provides the paths of documents without it. */
export const withSlash = (address: string): string => address.replace(/\/?$/, '/');
