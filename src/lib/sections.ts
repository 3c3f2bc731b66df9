/** A category of a sidebar. */
export interface Category {
  label: string;
  /** Addresses of all pages below it, its own included. */
  pages: readonly string[];
}

/** More pages than these are no reading for one sitting, and weigh too much as one. */
const MOST = 30;

/** Which of the categories that a page is in, from the outermost inwards, is read on one page: the largest that is not too large. */
export function sectionOf(categories: readonly Category[]): number | undefined {
  const index = categories.findIndex(({pages}) => pages.length > 1 && pages.length <= MOST);
  return index < 0 ? undefined : index;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Where a section is on one page, below the base URL: by its sidebar and the labels of the categories that lead to it. */
export const sectionPath = (sidebar: string, labels: readonly string[]): string => `/sections/${[sidebar, ...labels].map(slug).join('/')}/`;
