import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {keyOf, namesIn, type Split} from './split.ts';
import type {Route, Tables} from './readTables.ts';

/** An item of a sidebar, as far as it matters here. */
export interface SidebarItem {
  type: string;
  label?: string;
  href?: string;
  docId?: string;
  collapsed?: boolean;
  items?: SidebarItem[];
  /** Whether only the first link of its items is there. */
  isCut?: boolean;
}

/** The props of the route that all pages of a version stand below. */
export interface VersionProps {
  docs: Record<string, unknown>;
  docsSidebars: Record<string, SidebarItem[]>;
}

export interface Version {
  /** The chunk that Docusaurus puts its props into. */
  chunkName: string;
  props: VersionProps;
}

/** The versions of all documents, in the order of their routes. */
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

/** The place of the version of each parent that has been emptied, or -1 where it belongs to none. */
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
