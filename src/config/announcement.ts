/** Announcement bar above every page. `content` is HTML. Readers who closed the bar see it again when the `id` changes. */
export interface Announcement {
  id: string;
  content: string;
  /** #rgb or #rrggbb. */
  backgroundColor?: string;
  /** #rgb or #rrggbb. */
  textColor?: string;
  isCloseable?: boolean;
  /** Last day of the announcement, YYYY-MM-DD. `npm run check` reports an announcement that's over. */
  until?: string;
}

/** Announcement that the site shows if `SITE_ANNOUNCEMENT` is not set. Undefined for none. */
export const announcement: Announcement | undefined = undefined;
