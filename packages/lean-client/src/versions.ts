import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {keyOf, namesIn, type Split} from './split.ts';
import type {Route, Tables} from './readTables.ts';

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
