/** Markdown version of a page, with the metadata for the lists. All URLs are absolute. */
export interface MarkdownPage {
  title: string;
  description: string;
  /** URL of the page. */
  url: string;
  /** URL of the Markdown version. */
  markdownUrl: string;
  /** Path of the Markdown version, relative to the build folder. */
  file: string;
  /** ID of the area. */
  area: string;
  kind: string;
  /** Whether the page belongs to a version that is no longer maintained. */
  archived: boolean;
  /** Date of the last change (`YYYY-MM-DD`), if the page has been committed to Git. */
  lastChanged?: string;
  /** Front matter and content. */
  markdown: string;
}
