/** Page in the list of changes. */
export interface ChangedPage {
  /** Path without the base URL. */
  path: string;
  title: string;
  area: string;
  /** Whether the change added the page. */
  isNew: boolean;
}

/** Change to the content of the documentation. */
export interface Change {
  /** Time of the change, ISO 8601 in UTC. */
  at: string;
  /** One-line summary of the change. */
  subject: string;
  pages: ChangedPage[];
}

/** Changes of one day in UTC, newest first. */
export interface Day<C = Change> {
  /** Date, YYYY-MM-DD. */
  day: string;
  changes: C[];
}

/** Change in the list of changes, with its pages or, if there are many, the number of pages in each area. */
export type ShownChange = Pick<Change, 'at' | 'subject'> &
  ({pages: ChangedPage[]} | {counts: {area: string; count: number}[]});

/** Path of the list of changes, below the base URL. The folder also contains its feeds, and a subfolder for the feeds of each area. */
export const CHANGES_PATH = 'changes/';
export const FEED_FILES = {atom: 'atom.xml', json: 'feed.json'} as const;
