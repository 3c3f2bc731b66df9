/** Current location, as Docusaurus passes it to client modules. */
export interface Route {
  pathname: string;
  search: string;
  hash: string;
}

/** Fields of the specified event. */
interface DocsPageViewed {
  page: string;
  domain: string;
  subject_name: string;
  product_area: 'Docs';
  product_sub_area: 'Sauce Docs';
}

export const DOCS_PAGE_VIEWED = 'Docs Page Viewed';

/** Returns the fields of the event `DOCS_PAGE_VIEWED`. `domain` is the origin of the site. */
export const docsPageViewed = ({pathname}: Route, domain: string): DocsPageViewed => ({
  page: pathname,
  domain,
  subject_name: pathname,
  product_area: 'Docs',
  product_sub_area: 'Sauce Docs',
});

/**
 * Returns the location of a page view. Without it, Segment would use the canonical URL, which is still the URL of the
 * previous route.
 */
export const pageView = ({pathname, search, hash}: Route, domain: string) => ({
  path: pathname,
  search,
  url: domain + pathname + search + hash,
});

/** Returns whether a route change is a page view, and whether the path changed. */
export function changeOf(route: Route, previous: Route | null): {isNewView: boolean; isNewPath: boolean} {
  const isNewPath = route.pathname !== previous?.pathname;
  return {isNewPath, isNewView: isNewPath || route.search !== previous.search || route.hash !== previous.hash};
}
