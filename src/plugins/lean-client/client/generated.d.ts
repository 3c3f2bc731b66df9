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
  /** A chunk that the core does not know: its name, which is its identifier where it has a file of its own, and the hash in the name of that file. */
  export type OwnChunk = [name: string, hash: string | null, load: () => Promise<unknown>];
  /** Names of chunks, in the shape that the props of the route's component have. */
  export type Names = string | OwnChunk | Names[] | {[key: string]: Names};
  /** A version in the global data of the docs plugin: the instance of the plugin, and the place of the version in it. */
  export interface Version {
    instance: string;
    version: number;
  }
  export interface ListedDoc {
    id: string;
    path: string;
    sidebar?: string;
  }
  export interface Shard {
    /** `id` is that of the page's document, or where it begins in the path; null where it has none that its route says all else of. */
    routes: [path: string, hash: string, attributes: Attributes, names: Names, id: string | number | null][];
    /** The version that documents of `routes` belong to. */
    version: Version | null;
    /** All other documents that its pages look for. */
    docs: (Version & {docs: ListedDoc[]})[];
    needDocs: string[];
    /** Those of chunks that several of its pages share, by identifier. */
    hashes: Record<string, string>;
  }
  /** The paths of the pages of a shard are at or after `from`, and those of the shards before it are before. */
  const shards: {parent: number; from: string; load: () => Promise<Shard>}[];
  export default shards;
}

declare module '@lean-client/sidebars' {
  export interface SidebarItem {
    label?: string;
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
