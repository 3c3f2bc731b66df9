import {withSlash} from '../../lib/withSlash.ts';
import type {Split} from './split.ts';
import type {SidebarItem, Version} from './versions.ts';

/** A sidebar with all but one of its large branches cut down to their first link, by the place of that branch, and with `none` of them whole. */
export type SidebarParts = Record<string, SidebarItem[]>;

/** Fewer items than this are not worth a request of their own. */
const LARGE = 10;
const NONE = 'none';

const count = ({items = []}: SidebarItem): number => items.reduce((sum, item) => sum + 1 + count(item), 0);
const isLarge = (item: SidebarItem): boolean => item.type === 'category' && item.collapsed === true && count(item) >= LARGE;

/** Categories without a page of their own link to their first page, so that has to stay. */
function firstLink(items: readonly SidebarItem[]): SidebarItem[] {
  const [item] = items.filter(({type}) => type !== 'html');
  return item ? [item.items && !item.href ? {...item, items: firstLink(item.items)} : {...item, ...(item.items && {items: []})}] : [];
}

const cutDown = (item: SidebarItem): SidebarItem => ({...item, items: firstLink(item.items!), isCut: true});

/** The parts that a sidebar is fetched in. */
export function partsOfSidebar(sidebar: readonly SidebarItem[]): SidebarParts {
  const large = sidebar.flatMap((item, index) => (isLarge(item) ? [index] : []));
  const withOnly = (whole: number): SidebarItem[] => sidebar.map((item, index) => (large.includes(index) && index !== whole ? cutDown(item) : item));
  return {[NONE]: withOnly(-1), ...Object.fromEntries(large.map((index) => [index, withOnly(index)]))};
}

const leadsTo = (item: SidebarItem, page: string): boolean =>
  (item.href !== undefined && withSlash(item.href) === page) || Boolean(item.items?.some((child) => leadsTo(child, page)));

/** The names of the parts that a page needs, so that all branches that it stands in are whole. `page` is its route. */
function partsFor(page: string, sidebar: readonly SidebarItem[]): string[] {
  const branches = sidebar.flatMap((item, index) => (isLarge(item) && leadsTo(item, withSlash(page)) ? [String(index)] : []));
  return branches.length ? branches : [NONE];
}

/** The split, with the parts of the sidebar that each page needs. */
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
