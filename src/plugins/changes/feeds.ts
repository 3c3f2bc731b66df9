import {FEED_FILES, type ChangedPage, type Day} from '../../lib/changes.ts';
import {escapeHtml} from '../../lib/escape.ts';

/** Feed entry: the changes to one page on one day. */
export interface Entry {
  page: ChangedPage;
  day: string;
  /** Time of the last change on this day (ISO 8601, UTC). */
  updated: string;
  /** Commit subjects of this day, from newest to oldest, without duplicates. */
  subjects: string[];
}

/** Returns the newest entries of a feed, at most `most`. If `area` is given, includes only pages in this area. */
export function entriesOf(days: readonly Day[], most: number, area?: string): Entry[] {
  const entries = days.flatMap(({day, changes}) => {
    const ofDay = new Map<string, Entry>();
    for (const {at, subject, pages} of changes) {
      for (const page of pages) {
        if (area !== undefined && page.area !== area) continue;
        const entry = ofDay.get(page.path) ?? {page, day, updated: at, subjects: []};
        ofDay.set(page.path, entry);
        if (page.isNew) entry.page = page;
        if (at > entry.updated) entry.updated = at;
        if (!entry.subjects.includes(subject)) entry.subjects.push(subject);
      }
    }
    return [...ofDay.values()];
  });
  return entries
    .sort((a, b) => (a.updated === b.updated ? (a.page.path < b.page.path ? -1 : 1) : a.updated < b.updated ? 1 : -1))
    .slice(0, most);
}

/** Metadata of a feed. All URLs are absolute and end with a slash. */
export interface FeedHead {
  title: string;
  author: string;
  language: string;
  /** URL of the site, including the base URL. */
  site: string;
  /** URL of the page that shows the same changes. */
  home: string;
  /** URL of the folder that contains the feed. */
  folder: string;
}

/** Value of the required element `updated` if a feed has no entries. */
const NEVER = '1970-01-01T00:00:00.000Z';

// XML 1.0 doesn't allow most control characters, not even as character references.
// eslint-disable-next-line no-control-regex
const INVALID_XML_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const xml = (text: string): string => escapeHtml(text.replace(INVALID_XML_CHARACTERS, ''));

const addressOf = ({page}: Entry, {site}: FeedHead): string => site + page.path.slice(1);
/** Returns a tag URI (RFC 4151), which stays the same as long as the hostname of the site doesn't change. */
const idOf = ({page, day}: Entry, {site}: FeedHead): string => `tag:${new URL(site).hostname},${day}:${page.path}`;
const titleOf = ({page}: Entry): string => (page.isNew ? `New: ${page.title}` : page.title);

/** Returns a feed in Atom format (RFC 4287). */
export function atomOf(head: FeedHead, entries: readonly Entry[]): string {
  const lines = entries.map(
    (entry) => `  <entry>
    <id>${xml(idOf(entry, head))}</id>
    <title>${xml(titleOf(entry))}</title>
    <updated>${entry.updated}</updated>
    <link rel="alternate" type="text/html" href="${xml(addressOf(entry, head))}"/>
    <category term="${xml(entry.page.area)}"/>
    <summary>${xml(entry.subjects.join('\n'))}</summary>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(head.language)}">
  <id>${xml(head.folder + FEED_FILES.atom)}</id>
  <title>${xml(head.title)}</title>
  <updated>${entries[0]?.updated ?? NEVER}</updated>
  <author><name>${xml(head.author)}</name></author>
  <link rel="self" type="application/atom+xml" href="${xml(head.folder + FEED_FILES.atom)}"/>
  <link rel="alternate" type="text/html" href="${xml(head.home)}"/>
${lines.join('')}</feed>
`;
}

/** Returns a feed in JSON Feed 1.1 format (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeedOf(head: FeedHead, entries: readonly Entry[]): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: head.title,
    home_page_url: head.home,
    feed_url: head.folder + FEED_FILES.json,
    language: head.language,
    authors: [{name: head.author}],
    items: entries.map((entry) => ({
      id: idOf(entry, head),
      url: addressOf(entry, head),
      title: titleOf(entry),
      content_text: entry.subjects.join('\n'),
      date_modified: entry.updated,
      tags: [entry.page.area],
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
