/** A part of the site that readers can select as a filter. Its name is the title of a group of results. */
export interface Area {
  id: string;
  name: string;
  /** Paths of the pages in the area start with this prefix, without the base URL. The first area whose prefix matches contains the page. */
  prefix: string;
  /** Path of the page that introduces the area. */
  landing: string;
  /** ID of the area of the product that replaces the product of this area. Pages about a replaced product rank lower. */
  successor?: string | undefined;
}

/** Returns the first area whose prefix matches a path. `areas` ends with an area that contains all other pages. */
export const areaOf = (path: string, areas: readonly Area[]): Area =>
  areas.find(({prefix}) => path.startsWith(prefix))!;
