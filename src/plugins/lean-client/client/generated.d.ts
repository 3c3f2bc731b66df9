/** The modules that `writeModules.ts` writes, below the alias of `standIns.ts`. */
declare module '@lean-client/routes' {
  import type {RouteConfig} from 'react-router-config';

  const routes: RouteConfig[];
  export default routes;
  /** Emptied routes: what is below them, and the place of their version. */
  export const parents: {version: number; routes: RouteConfig[]}[];
}

declare module '@lean-client/shards' {
  /** Attributes of a route beside its path, such as its sidebar. */
  type Attributes = {sidebar?: string; sidebarParts?: string[]};
  export interface Shard {
    routes: [path: string, hash: string, attributes: Attributes][];
    routesChunkNames: Record<string, object>;
    registry: Record<string, unknown>;
    docs: {instance: string; version: number; docs: {id: string}[]}[];
    needDocs: string[];
    files: Record<string, string>;
  }
  const shards: {parent: number; first: string; load: () => Promise<Shard>}[];
  export default shards;
}

declare module '@lean-client/sidebars' {
  export interface SidebarItem {
    items?: SidebarItem[];
    /** Whether only the first link of its items is there. */
    isCut?: boolean;
  }
  /** By version, sidebar and part. */
  const sidebars: Record<string, Record<string, () => Promise<{default: SidebarItem[]}>>>[];
  export default sidebars;
}

declare module '@lean-client/docs' {
  const docs: (() => Promise<{default: Record<string, object>}>)[];
  export default docs;
}

/** What of the bundler's runtime is used: the file of a chunk, and the address that files stand below. */
declare const __webpack_require__: {u: (chunk: string) => string; p: string};
