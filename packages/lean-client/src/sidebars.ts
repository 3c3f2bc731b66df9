import {withSlash} from './withSlash.ts';
import type {Split} from './split.ts';
import type {SidebarItem, Version} from './versions.ts';

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
