/** Returns a path with a trailing slash, as in the paths of routes. Docusaurus lists documents without it. */
export const withSlash = (path: string): string => path.replace(/\/?$/, '/');
