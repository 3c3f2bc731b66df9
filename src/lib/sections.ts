/** Category of a sidebar. */
export interface Category {
  label: string;
  /** Paths of all pages in the category, including its own page. */
  pages: readonly string[];
}

/** Maximum number of pages in a section. Larger sections load slowly and are too long to read on one page. */
const MOST = 30;

/**
 * Returns the index of the category that is published as a section on one page: the largest one with 2 to 30 pages. `categories` are the
 * categories that contain a page, outermost first. Returns undefined if no category has a suitable size.
 */
export function sectionOf(categories: readonly Category[]): number | undefined {
  const index = categories.findIndex(({pages}) => pages.length > 1 && pages.length <= MOST);
  return index < 0 ? undefined : index;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the path of a section, below the base URL, from its sidebar and the labels of its parent categories and itself. */
export const sectionPath = (sidebar: string, labels: readonly string[]): string =>
  `/sections/${[sidebar, ...labels].map(slug).join('/')}/`;
