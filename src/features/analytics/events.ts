/** Where a reader is. */
export interface Route {
  pathname: string;
  search: string;
  hash: string;
}

/** The event that the specification names, with its fields. */
export interface DocsPageViewed {
  page: string;
  domain: string;
  subject_name: string;
  product_area: 'Docs';
  product_sub_area: 'Sauce Docs';
}

export const DOCS_PAGE_VIEWED = 'Docs Page Viewed';

export const docsPageViewed = ({pathname}: Route, domain: string): DocsPageViewed => ({
  page: pathname,
  domain,
  subject_name: pathname,
  product_area: 'Docs',
  product_sub_area: 'Sauce Docs',
});

/** Where a page view is; said here, since Segment's own answer is the canonical address, which is still that of the last route. */
export const pageView = ({pathname, search, hash}: Route, domain: string) => ({
  path: pathname,
  search,
  url: domain + pathname + search + hash,
});

/** What a route change is to be reported as. */
export function changeOf(route: Route, previous: Route | null): {isNewView: boolean; isNewPath: boolean} {
  const isNewPath = route.pathname !== previous?.pathname;
  return {isNewPath, isNewView: isNewPath || route.search !== previous.search || route.hash !== previous.hash};
}
