/** Returns a path with forward slashes, which this project uses on all systems. Node.js returns backslashes on Windows. */
export const posixPath = (file: string): string => file.replaceAll('\\', '/');

/** Returns a path with a trailing slash, as in the URLs of pages. Docusaurus provides the paths of documents without it. */
export const withSlash = (address: string): string => address.replace(/\/?$/, '/');
