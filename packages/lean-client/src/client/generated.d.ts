/** Types of the modules that `writeModules.ts` writes, under the alias from `overrides.ts`. */
declare module '@lean-client/routes' {
  import type {RouteConfig} from 'react-router-config';

  const routes: RouteConfig[];
  export default routes;
  /** Emptied routes: their child routes, which shards fill in, and the index of their version, or -1. */
  export const parents: {version: number; routes: RouteConfig[]}[];
}

declare module '@lean-client/shards' {
  /** Attributes of a route other than its path and component. */
  type Attributes = {sidebar?: string; sidebarParts?: string[]};
  /**
   * A chunk that isn't in the core: its chunk ID (or its name, if it has no separate file), the hash in its file name (null if the file is
   * shared or there is none), and its import function.
   */
  export type OwnChunk = [name: string, hash: string | null, load: () => Promise<unknown>];
  /** Chunk names, nested like the props of the route's component. */
  export type Names = string | OwnChunk | Names[] | {[key: string]: Names};
  /** A version in the global data of the docs plugin: the ID of the plugin instance, and the index in its list of versions. */
  export interface Version {
    instance: string;
    version: number;
  }
  /** A document in the global data of the docs plugin. */
  export interface ListedDoc {
    id: string;
    path: string;
    sidebar?: string;
  }
  /** Table entries of neighboring pages. */
  export interface Shard {
    /** `id` is the document ID or its start index in `path`; null if `docs` lists the document or the page is none. */
    routes: [path: string, hash: string, attributes: Attributes, names: Names, id: string | number | null][];
    /** Version of the documents in `routes`. */
    version: Version | null;
    /** All other documents that the pages look up. */
    docs: (Version & {docs: ListedDoc[]})[];
    /** Paths of pages that look up other documents. */
    needDocs: string[];
    /** File hashes of the other chunks that are loaded through this shard, by chunk ID. */
    hashes: Record<string, string>;
  }
  /** Sorted: paths of pages in a shard are equal to or greater than `from`, and paths in earlier shards of the same parent are less. */
  const shards: {parent: number; from: string; load: () => Promise<Shard>}[];
  export default shards;
}

declare module '@lean-client/sidebars' {
  /** The fields of a sidebar item that the client uses. */
  export interface SidebarItem {
    label?: string;
    items?: SidebarItem[];
    /** Whether `items` contains only the first link. */
    isCut?: boolean;
  }
  /** Import functions by version, sidebar, and part. */
  const sidebars: Record<string, Record<string, () => Promise<{default: SidebarItem[]}>>>[];
  export default sidebars;
}

declare module '@lean-client/docs' {
  const docs: (() => Promise<{default: Record<string, object>}>)[];
  export default docs;
}

/** Used members of the bundler's runtime: `u` returns the file name of a chunk, and `p` is the public path. */
declare const __webpack_require__: {u: (chunk: string) => string; p: string};
