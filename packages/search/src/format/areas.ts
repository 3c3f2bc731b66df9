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

/** Version of the documents. `path` includes the base URL. */
interface DocsVersion {
  path: string;
  isLast: boolean;
}

/**
 * Returns the path of the same page in the latest version of its documents, which determines its area. `docs` has the versions of each docs
 * plugin. All paths include the base URL.
 */
export function latestPath(path: string, docs: readonly (readonly DocsVersion[])[]): string {
  for (const versions of docs) {
    const latest = versions.find(({isLast}) => isLast);
    const own = versions.find((version) => version !== latest && path.startsWith(`${version.path}/`));
    if (latest && own) return latest.path.replace(/\/$/, '') + path.slice(own.path.length);
  }
  return path;
}

/** Returns the first area whose prefix matches a path. `areas` ends with an area that contains all other pages. */
export const areaOf = (path: string, areas: readonly Area[]): Area =>
  areas.find(({prefix}) => path.startsWith(prefix))!;
