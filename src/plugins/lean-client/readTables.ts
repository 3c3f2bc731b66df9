import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';

/** A route of `routes.js`, with what Docusaurus would make its component from. */
export interface Route {
  path: string;
  component: {path: string; hash: string};
  exact?: boolean;
  sidebar?: string;
  /** Which parts of the sidebar its page needs. */
  sidebarParts?: string[];
  routes?: Route[];
}

/** Names of chunks, in the shape that the props of the route's component have. */
export type ChunkNames = {[key: string]: string | ChunkNames | ChunkNames[]};

/** A document as the global data of the docs plugin lists it. */
export interface ListedDoc {
  id: string;
  path: string;
  sidebar?: string;
}

export interface ListedVersion {
  name: string;
  mainDocId: string;
  docs: ListedDoc[];
}

export type GlobalData = Record<string, Record<string, unknown>> & {
  'docusaurus-plugin-content-docs'?: Record<string, {versions: ListedVersion[]}>;
};

/** What Docusaurus generates for the client before it bundles it. */
export interface Tables {
  routes: Route[];
  routesChunkNames: Record<string, ChunkNames>;
  /** The module of each chunk name. */
  registry: Record<string, string>;
  globalData: GlobalData;
}

const REGISTRY_LINE = /^ {2}"([^"]+)": \[\(\) => import\(.*?\), "(.*?)", require\.resolveWeak\(/gm;

/**
 * Reads the tables that Docusaurus has generated into `dir`.
 * @throws an error that names the file that is missing or of another shape than that of the Docusaurus in use.
 */
export function readTables(dir: string): Tables {
  const read = (name: string): string => {
    const file = path.join(dir, name);
    if (!existsSync(file)) throw new Error(`lean-client: Docusaurus has not generated ${file}`);
    return readFileSync(file, 'utf8');
  };
  const routes = read('routes.js').replace(/^import .*$/gm, '').replace('export default', 'routes =');
  const context = {routes: [] as Route[], ComponentCreator: (route: string, hash: string) => ({path: route, hash})};
  runInNewContext(routes, context);
  const registry = Object.fromEntries([...read('registry.js').matchAll(REGISTRY_LINE)].map(([, name, module]) => [name!, module!]));
  if (!context.routes.length || !Object.keys(registry).length) throw new Error(`lean-client: the tables in ${dir} are of a shape that is not known`);
  return {
    routes: context.routes,
    registry,
    routesChunkNames: JSON.parse(read('routesChunkNames.json')) as Tables['routesChunkNames'],
    globalData: JSON.parse(read('globalData.json')) as GlobalData,
  };
}
