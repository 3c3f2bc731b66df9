/** A bar above every page. `content` is HTML; a new `id` shows the bar again to readers who closed the last one. */
export interface Announcement {
  id: string;
  content: string;
  /** #rgb or #rrggbb. */
  backgroundColor?: string;
  /** #rgb or #rrggbb. */
  textColor?: string;
  isCloseable?: boolean;
}

/** The bar that the site shows when `SITE_ANNOUNCEMENT` is not set; undefined for none. */
export const announcement: Announcement | undefined = undefined;
