import type {AreaId} from '../../content/areas.ts';

/** The twin of a page and what the lists say about it. Addresses are whole ones. */
export interface Twin {
  title: string;
  description: string;
  /** Of the page. */
  url: string;
  /** Of the twin. */
  markdownUrl: string;
  /** The twin's file, relative to the build. */
  file: string;
  area: AreaId;
  kind: string;
  /** In an edition that is no longer maintained. */
  archived: boolean;
  /** The day of the last change, `2026-11-20`; unknown for a page that git does not know yet. */
  lastChanged?: string;
  /** Header and content. */
  markdown: string;
}
