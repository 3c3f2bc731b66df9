import type {Docs, Place} from './docs.ts';
import {sectionText, sectionsOf} from './sections.ts';

/** What can be looked up, and what the addresses of its reference begin with. */
export const kinds = {
  capability: ['/dev/test-configuration-options/', '/dev/w3c-webdriver-capabilities/'],
  flag: ['/dev/cli/'],
  endpoint: ['/dev/api/', '/mobile-apps/rdc-access-api/', '/testfairy/api-reference/'],
  error: ['/dev/error-messages/'],
} as const satisfies Record<string, readonly string[]>;

export type Kind = keyof typeof kinds;

/** So many entries are given in full. */
const MOST = 3;
const ALSO = 10;

export interface Finding {
  /** What the reference says about the name. */
  entries: {url: string; title: string; text: string}[];
  /** Other places that define or list it. */
  also: {url: string; title: string}[];
}

/** Looks a name up in the reference of its kind; empty where it is not known. */
export async function lookUp(docs: Docs, kind: Kind, name: string): Promise<Finding> {
  const isReference = ({page}: Place): boolean => kinds[kind].some((start) => page.path.startsWith(start));
  const places = await find(docs, kind, name);
  // A section that is headed by the name is about it; others list it among several.
  const heads = ({heading}: Place): boolean => heading.toLowerCase().split(', ').includes(name.toLowerCase());
  const weight = (place: Place): number => (isReference(place) ? 2 : 0) + (heads(place) ? 1 : 0);
  const ranked = [...places].sort((a, b) => weight(b) - weight(a));
  const entries = ranked.filter(isReference).slice(0, MOST);
  return {
    entries: await Promise.all(entries.map(async (place) => ({...named(docs, place), text: await textOf(docs, place)}))),
    also: ranked.filter((place) => !entries.includes(place)).slice(0, ALSO).map((place) => named(docs, place)),
  };
}

const named = (docs: Docs, {page, heading, anchor}: Place) => ({url: docs.url(page, anchor), title: heading ? `${page.title}: ${heading}` : page.title});

async function find(docs: Docs, kind: Kind, name: string): Promise<Place[]> {
  if (kind === 'endpoint') return endpoints(docs, name);
  const places = docs.named(name);
  return places.length || kind !== 'error' ? places : messages(docs, name);
}

/** Sections whose first lines say the endpoint, as **GET** `/path`; the method may be left out, and so may the names of parameters. */
async function endpoints(docs: Docs, name: string): Promise<Place[]> {
  const [, method, path] = /^(?:([a-z]+)\s+)?(\S+)$/i.exec(name.trim()) ?? [];
  if (!path) return [];
  const wanted = shape(path);
  const pages = [...docs.pages.values()].filter((page) => !page.archived && kinds.endpoint.some((start) => page.path.startsWith(start)));
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

/** A path without host, query and the names of its parameters. */
const shape = (path: string): string =>
  path
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/\?.*$/, '')
    .replace(/\{[^}]*\}|:\w+|<[^>]*>/g, '{}')
    .replace(/\/$/, '')
    .toLowerCase();

/** Error messages that are like what a log says. */
async function messages(docs: Docs, text: string): Promise<Place[]> {
  const {hits} = await docs.search(text, 20);
  return hits.flatMap((hit): Place[] => {
    const page = docs.pages.get(hit.path);
    const heading = hit.headings.at(-1)?.map((mark) => mark.text).join('');
    return page && heading && page.path === kinds.error[0] ? [{page, heading, anchor: hit.anchor}] : [];
  });
}

async function textOf(docs: Docs, place: Place): Promise<string> {
  const sections = sectionsOf(await docs.read(place.page));
  return sectionText(sections, docs.headingAt(place.page, place.anchor) ?? {heading: place.heading, before: 0}) ?? '';
}
