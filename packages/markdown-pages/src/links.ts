/** Pages that links in Markdown versions can lead to. */
export interface Targets {
  /** Absolute URL of the site, including the base URL: `https://example.com/docs/`. */
  root: string;
  baseUrl: string;
  /** Paths of pages with a Markdown version, without the base URL. */
  pages: ReadonlySet<string>;
}

/** Returns the path of a page's Markdown version, relative to the build folder: `a/b/index.md` for `/a/b/`. */
export const markdownFile = (page: string): string => `${page.slice(1)}index.md`;

/**
 * Returns the target of a link on `page` for its Markdown version: the Markdown version of the target page if there is one, with query and
 * anchor, or the absolute URL of any other target on the site. Anchors on the same page and URLs of other sites are unchanged.
 */
export function resolveLink(href: string, page: string, {root, baseUrl, pages}: Targets): string {
  if (href.startsWith('#')) return href;
  const {origin} = new URL(root);
  const url = new URL(href, new URL(page.slice(1), root));
  if (url.origin !== origin || !url.pathname.startsWith(baseUrl)) return href;
  const target = `/${url.pathname.slice(baseUrl.length)}`;
  const directory = target.endsWith('/') ? target : `${target}/`;
  return pages.has(directory) ? `${root}${markdownFile(directory)}${url.search}${url.hash}` : url.href;
}
