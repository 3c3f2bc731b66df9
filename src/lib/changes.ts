/** A page as the list of changes names it. */
export interface ChangedPage {
  /** Without the base URL. */
  path: string;
  title: string;
  area: string;
  /** The change brought the page. */
  isNew: boolean;
}

/** One change to the texts of the documentation. */
export interface Change {
  /** ISO 8601, in UTC. */
  at: string;
  /** What is so since then, in a line. */
  subject: string;
  pages: ChangedPage[];
}

/** The changes of one day in UTC, the newest first. */
export interface Day<C = Change> {
  /** As 2026-01-31. */
  day: string;
  changes: C[];
}

/** A change as the list of changes shows it: with its pages, or, where there are many, with their numbers by area. */
export type ShownChange = Pick<Change, 'at' | 'subject'> & ({pages: ChangedPage[]} | {counts: {area: string; count: number}[]});

/** Where the list of changes is, below the base URL; its feeds are in the same folder, those of areas in folders of theirs. */
export const CHANGES_PATH = 'changes/';
export const FEED_FILES = {atom: 'atom.xml', json: 'feed.json'} as const;
