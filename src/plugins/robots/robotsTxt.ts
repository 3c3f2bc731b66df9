/**
 * The rules for search engines: all may be read, since a page that is to be kept out says so itself, which only who reads it learns.
 * `site` is the address of the site with a slash at its end.
 */
export const robotsTxt = (site: string): string => `User-agent: *
Allow: /

Sitemap: ${site}sitemap.xml
`;
