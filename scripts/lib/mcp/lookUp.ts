import type {Docs, Place} from './docs.ts';

/** Part of the Markdown version of a page: from a heading to the next one of the same or a higher level. */
export interface Section {
  heading: string;
  level: number;
  text: string;
}

const HEADING = /^(#{1,6}) (.*)$/;
const FENCE = /^[ >\t]*(`{3,}|~{3,})/;

/** Returns the text of a heading without the Markdown syntax of code, links, and escapes. */
const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_]/g, '')
    .replace(/\\(?=\W)/g, '')
    .trim();

/** Splits the Markdown version of a page at its headings. Omits the text before the first heading. */
export function sectionsOf(markdown: string): Section[] {
  const lines = markdown.split('\n');
  const starts: {at: number; level: number; heading: string}[] = [];
  let fence: string | undefined;
  lines.forEach((line, at) => {
    const mark = FENCE.exec(line)?.[1];
    if (fence) {
      if (mark?.startsWith(fence)) fence = undefined;
      return;
    }
    fence = mark;
    const [, marks, heading] = HEADING.exec(line) ?? [];
    if (marks && heading) starts.push({at, level: marks.length, heading: plain(heading)});
  });
  return starts.map(({at, level, heading}, index) => {
    const end = starts.slice(index + 1).find((next) => next.level <= level)?.at ?? lines.length;
    return {heading, level, text: lines.slice(at, end).join('\n').trim()};
  });
}

const key = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns the text of the section with a heading, or `undefined`. `before` is the number of earlier sections with the same heading. */
export const sectionText = (
  sections: readonly Section[],
  {heading, before}: {heading: string; before: number},
): string | undefined => sections.filter((section) => key(section.heading) === key(heading))[before]?.text;

/** Kinds of names that can be looked up, with the path prefixes of their reference pages. */
export const kinds = {
  capability: ['/dev/test-configuration-options/', '/dev/w3c-webdriver-capabilities/'],
  flag: ['/dev/cli/'],
  endpoint: ['/dev/api/', '/mobile-apps/real-device-access-api/', '/testfairy/api-reference/'],
  error: ['/dev/error-messages/'],
} as const satisfies Record<string, readonly string[]>;

export type Kind = keyof typeof kinds;

/** Maximum number of entries with their full text. */
const MOST = 3;
/** Maximum number of other places. */
const ALSO = 10;

/** Result of a lookup. */
export interface Finding {
  /** Sections of the reference that document the name. */
  entries: {url: string; title: string; text: string}[];
  /** Other sections that define or list it. */
  also: {url: string; title: string}[];
}

/** Looks up a name in the reference of its kind. Both lists are empty if the name isn't found. */
export async function lookUp(docs: Docs, kind: Kind, name: string): Promise<Finding> {
  const isReference = ({page}: Place): boolean => kinds[kind].some((start) => page.path.startsWith(start));
  const places = await find(docs, kind, name);
  // A section with the name as its heading documents the name; others only list it.
  const heads = ({heading}: Place): boolean => heading.toLowerCase().split(', ').includes(name.toLowerCase());
  const weight = (place: Place): number => (isReference(place) ? 2 : 0) + (heads(place) ? 1 : 0);
  const ranked = [...places].sort((a, b) => weight(b) - weight(a));
  const entries = ranked.filter(isReference).slice(0, MOST);
  return {
    entries: await Promise.all(
      entries.map(async (place) => ({...named(docs, place), text: await textOf(docs, place)})),
    ),
    also: ranked
      .filter((place) => !entries.includes(place))
      .slice(0, ALSO)
      .map((place) => named(docs, place)),
  };
}

const named = (docs: Docs, {page, heading, anchor}: Place) => ({
  url: docs.url(page, anchor),
  title: heading ? `${page.title}: ${heading}` : page.title,
});

async function find(docs: Docs, kind: Kind, name: string): Promise<Place[]> {
  if (kind === 'endpoint') return endpoints(docs, name);
  const places = docs.named(name);
  return places.length || kind !== 'error' ? places : messages(docs, name);
}

/** Returns the sections whose first lines contain an endpoint as **GET** `/path`. The method is optional; parameter names can differ. */
async function endpoints(docs: Docs, name: string): Promise<Place[]> {
  const [, method, path] = /^(?:([a-z]+)\s+)?(\S+)$/i.exec(name.trim()) ?? [];
  if (!path) return [];
  const wanted = shape(path);
  const pages = [...docs.pages.values()].filter(
    (page) => !page.archived && kinds.endpoint.some((start) => page.path.startsWith(start)),
  );
  const found = await Promise.all(
    pages.map(async (page) => {
      const sections = sectionsOf(await docs.read(page));
      return sections
        .filter(({text}) => {
          const [, verb, address] = /^\*\*([A-Z]+)\*\* `(\/\S*)`$/m.exec(text.split('\n').slice(1, 4).join('\n')) ?? [];
          return address !== undefined && shape(address) === wanted && (!method || verb === method.toUpperCase());
        })
        .map(({heading}): Place => ({page, heading, anchor: docs.anchorOf(page, heading)}));
    }),
  );
  return found.flat();
}

/** Returns a path without its host, query, and parameter names, for comparison. */
const shape = (path: string): string =>
  path
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/\?.*$/, '')
    .replace(/\{[^}]*\}|:\w+|<[^>]*>/g, '{}')
    .replace(/\/$/, '')
    .toLowerCase();

/** Searches for error messages that are similar to a line of a log. */
async function messages(docs: Docs, text: string): Promise<Place[]> {
  const {hits} = await docs.search(text, 20);
  return hits.flatMap((hit): Place[] => {
    const page = docs.pages.get(hit.path);
    const heading = hit.headings
      .at(-1)
      ?.map((mark) => mark.text)
      .join('');
    return page && heading && page.path === kinds.error[0] ? [{page, heading, anchor: hit.anchor}] : [];
  });
}

async function textOf(docs: Docs, place: Place): Promise<string> {
  const sections = sectionsOf(await docs.read(place.page));
  return sectionText(sections, docs.headingAt(place.page, place.anchor) ?? {heading: place.heading, before: 0}) ?? '';
}
