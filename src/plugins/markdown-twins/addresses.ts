/** Turns targets of links into addresses that a twin can be read with anywhere. */
export interface Addresses {
  /** The address of the site with the base URL: `https://docs.saucelabs.com/`. */
  root: string;
  baseUrl: string;
  /** The pages that have a twin, without the base URL. */
  pages: ReadonlySet<string>;
}

/** A page's twin, relative to the build: `/a/b/` has `a/b/index.md`. */
export const twinFile = (page: string): string => `${page.slice(1)}index.md`;

/**
 * What a twin says for a link on `page`: the twin of a page that has one, with the anchor; the whole address of anything else on the site;
 * anchors of the same page and addresses elsewhere as they are.
 */
export function resolveLink(href: string, page: string, {root, baseUrl, pages}: Addresses): string {
  if (href.startsWith('#')) return href;
  const {origin} = new URL(root);
  const url = new URL(href, new URL(page.slice(1), root));
  if (url.origin !== origin || !url.pathname.startsWith(baseUrl)) return href;
  const target = `/${url.pathname.slice(baseUrl.length)}`;
  const directory = target.endsWith('/') ? target : `${target}/`;
  return pages.has(directory) ? `${root}${twinFile(directory)}${url.search}${url.hash}` : url.href;
}
