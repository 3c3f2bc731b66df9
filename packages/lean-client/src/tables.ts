import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';

/** A route of `routes.js`, with the arguments of its `ComponentCreator` call in `component`. */
export interface Route {
  path: string;
  component: {path: string; hash: string};
  exact?: boolean;
  sidebar?: string;
  /** Names of the sidebar parts that the page needs, from `sidebars.ts`. */
  sidebarParts?: string[];
  routes?: Route[];
}

/** Chunk names, nested like the props of the route's component. */
export type ChunkNames = {[key: string]: string | ChunkNames | ChunkNames[]};

/** A document in the global data of the docs plugin. */
export interface ListedDoc {
  id: string;
  path: string;
  sidebar?: string;
}

/** A version in the global data of the docs plugin. */
interface ListedVersion {
  name: string;
  mainDocId: string;
  docs: ListedDoc[];
}

/** Global data of all plugins, by plugin name and plugin ID. */
export type GlobalData = Record<string, Record<string, unknown>> & {
  'docusaurus-plugin-content-docs'?: Record<string, {versions: ListedVersion[]}>;
};

/** Tables that Docusaurus generates for the client before bundling. */
export interface Tables {
  routes: Route[];
  routesChunkNames: Record<string, ChunkNames>;
  /** Module requests by chunk name. */
  registry: Record<string, string>;
  globalData: GlobalData;
}

const REGISTRY_LINE = /^ {2}"([^"]+)": \[\(\) => import\(.*?\), "(.*?)", require\.resolveWeak\(/gm;

/**
 * Reads the tables that Docusaurus generated in `dir`.
 * @throws if a file is missing, or if no routes or registry entries are found because their format has changed.
 */
export function readTables(dir: string): Tables {
  const read = (name: string): string => {
    const file = path.join(dir, name);
    if (!existsSync(file)) throw new Error(`lean-client: ${file} not found: Docusaurus did not generate it`);
    return readFileSync(file, 'utf8');
  };
  const routes = read('routes.js')
    .replace(/^import .*$/gm, '')
    .replace('export default', 'routes =');
  const context = {routes: [] as Route[], ComponentCreator: (route: string, hash: string) => ({path: route, hash})};
  runInNewContext(routes, context);
  const registry = Object.fromEntries(
    [...read('registry.js').matchAll(REGISTRY_LINE)].map(([, name, module]) => [name!, module!]),
  );
  if (!context.routes.length || !Object.keys(registry).length)
    throw new Error(`lean-client: unknown table format in ${dir}: update tables.ts`);
  return {
    routes: context.routes,
    registry,
    routesChunkNames: JSON.parse(read('routesChunkNames.json')) as Tables['routesChunkNames'],
    globalData: JSON.parse(read('globalData.json')) as GlobalData,
  };
}

/** Returns all chunk names of a route, at any depth, as a flat list. */
export function namesIn(names: ChunkNames): string[] {
  return Object.values(names).flatMap((value) =>
    typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(namesIn) : namesIn(value),
  );
}

/** Returns the key of a route in `routesChunkNames`. */
export const keyOf = ({component}: Route): string => `${component.path}-${component.hash}`;

/** Returns the module request of a route's page, such as `@site/docs/overview.mdx`, or undefined if the route has no content module. */
export const pageModule = (route: Route, {routesChunkNames, registry}: Tables): string | undefined => {
  const {content} = routesChunkNames[keyOf(route)] ?? {};
  return typeof content === 'string' ? registry[content] : undefined;
};
