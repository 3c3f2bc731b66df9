import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {withSlash} from './paths.ts';
import type {Split} from './split.ts';
import {keyOf, namesIn, type Route, type Tables} from './tables.ts';

/** The fields of a sidebar item that this plugin uses. */
export interface SidebarItem {
  type: string;
  label?: string;
  href?: string;
  docId?: string;
  collapsed?: boolean;
  items?: SidebarItem[];
  /** Whether `items` contains only the first link. */
  isCut?: boolean;
}

/** Props of the parent route of all pages of a version. */
export interface VersionProps {
  docs: Record<string, unknown>;
  docsSidebars: Record<string, SidebarItem[]>;
}

/** A version of the documents of a docs plugin instance. */
export interface Version {
  /** The chunk in which Docusaurus stores `props`. */
  chunkName: string;
  props: VersionProps;
}

/** Returns the versions of all docs plugin instances, in the order of their routes. */
export function readVersions({registry, routes, routesChunkNames}: Tables, generatedFilesDir: string): Version[] {
  const names = new Set(parentsIn(routes).flatMap((route) => namesIn(routesChunkNames[keyOf(route)] ?? {})));
  return [...names].flatMap((chunkName) => {
    const module = registry[chunkName] ?? '';
    const file = path.join(generatedFilesDir, module.replace(/^@generated\//, ''));
    if (!module.startsWith('@generated/') || !module.endsWith('.json') || !existsSync(file)) return [];
    const {version} = JSON.parse(readFileSync(file, 'utf8')) as {version?: VersionProps};
    return version?.docsSidebars ? [{chunkName, props: version}] : [];
  });
}

const parentsIn = (routes: readonly Route[]): Route[] =>
  routes.filter((route) => route.routes).flatMap((route) => [route, ...parentsIn(route.routes!)]);

/** Returns the index in `versions` for each emptied parent route, or -1 if it belongs to no version. */
export function versionsOf({core: {routes, routesChunkNames}, parents}: Split, versions: readonly Version[]): number[] {
  const found = new Map<Route, number>();
  const walk = (route: Route, above: number): void => {
    const own = versions.findIndex(({chunkName}) => namesIn(routesChunkNames[keyOf(route)] ?? {}).includes(chunkName));
    const version = own === -1 ? above : own;
    found.set(route, version);
    route.routes?.forEach((child) => walk(child, version));
  };
  routes.forEach((route) => walk(route, -1));
  return parents.map((parent) => found.get(parent) ?? -1);
}

/**
 * Variants of a sidebar. The key is the index of the only large branch that is complete; all others are cut down to their first link.
 * In `none`, no large branch is complete.
 */
export type SidebarParts = Record<string, SidebarItem[]>;

/** Minimum number of items in a branch that is worth a separate request. */
const LARGE = 10;
const NONE = 'none';

const count = ({items = []}: SidebarItem): number => items.reduce((sum, item) => sum + 1 + count(item), 0);
const isLarge = (item: SidebarItem): boolean =>
  item.type === 'category' && item.collapsed === true && count(item) >= LARGE;

/** Returns the path to the first link, which has to stay because a category without its own page links to it. */
function firstLink(items: readonly SidebarItem[]): SidebarItem[] {
  const [item] = items.filter(({type}) => type !== 'html');
  return item
    ? [item.items && !item.href ? {...item, items: firstLink(item.items)} : {...item, ...(item.items && {items: []})}]
    : [];
}

const cutDown = (item: SidebarItem): SidebarItem => ({...item, items: firstLink(item.items!), isCut: true});

/** Divides a sidebar into the parts that the client fetches. */
export function partsOfSidebar(sidebar: readonly SidebarItem[]): SidebarParts {
  const large = sidebar.flatMap((item, index) => (isLarge(item) ? [index] : []));
  const withOnly = (whole: number): SidebarItem[] =>
    sidebar.map((item, index) => (large.includes(index) && index !== whole ? cutDown(item) : item));
  return {[NONE]: withOnly(-1), ...Object.fromEntries(large.map((index) => [index, withOnly(index)]))};
}

const leadsTo = (item: SidebarItem, page: string): boolean =>
  (item.href !== undefined && withSlash(item.href) === page) ||
  Boolean(item.items?.some((child) => leadsTo(child, page)));

/** Returns the names of the parts in which all branches that contain a page are complete. `page` is the route of the page. */
function partsFor(page: string, sidebar: readonly SidebarItem[]): string[] {
  const branches = sidebar.flatMap((item, index) =>
    isLarge(item) && leadsTo(item, withSlash(page)) ? [String(index)] : [],
  );
  return branches.length ? branches : [NONE];
}

/** Returns a copy of `split` with `sidebarParts` set on each route that has a sidebar. */
export function withSidebarParts(split: Split, versions: readonly Version[], versionOf: readonly number[]): Split {
  const shards = split.shards.map((shard) => ({
    ...shard,
    routes: shard.routes.map((route) => {
      const sidebar = route.sidebar && versions[versionOf[shard.parent]!]?.props.docsSidebars[route.sidebar];
      return sidebar ? {...route, sidebarParts: partsFor(route.path, sidebar)} : route;
    }),
  }));
  return {...split, shards};
}
