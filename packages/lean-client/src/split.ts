import {withSlash} from './paths.ts';
import {keyOf, namesIn, type ChunkNames, type GlobalData, type ListedDoc, type Route, type Tables} from './tables.ts';

/** The table entries of neighboring documents, which aren't in the core: their routes, chunks, and entries in the list of documents. */
export interface Shard {
  /** Index in `Split.parents` of the parent of `routes`. */
  parent: number;
  routes: Route[];
  routesChunkNames: Record<string, ChunkNames>;
  registry: Record<string, string>;
  /** Listed documents by docs plugin instance and version, where `version` is an index in the instance's list of versions. */
  docs: {instance: string; version: number; docs: ListedDoc[]}[];
}

/** The tables, divided into a core and shards. */
export interface Split {
  core: Tables;
  /** Routes of the core whose `routes` are empty until a shard is loaded. `Shard.parent` is an index in this list. */
  parents: Route[];
  /** Sorted by parent, then by the paths of their routes. */
  shards: Shard[];
}

/** Options of `split`. */
interface SplitOptions {
  /** IDs of documents that navbar items link to, which every page needs. */
  docIds: readonly string[];
}

const isLeaf = ({exact, routes}: Route): boolean => Boolean(exact) && !routes;
const byPath = (a: Route, b: Route): number => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
const pick = <T>(record: Record<string, T>, keys: Iterable<string>): Record<string, T> =>
  Object.fromEntries([...keys].filter((key) => key in record).map((key) => [key, record[key]!]));

/**
 * Moves the entries of individual documents from the tables to shards of neighboring paths. Only routes whose children are all leaves are
 * emptied, to preserve the order in which routes match.
 */
export function split({routes, routesChunkNames, registry, globalData}: Tables, {docIds}: SplitOptions): Split {
  const parents: Route[] = [];
  const leaves: Route[][] = [];
  const emptied = (route: Route): Route => {
    if (!route.routes?.length) return route;
    if (!route.routes.every(isLeaf)) return {...route, routes: route.routes.map(emptied)};
    const parent = {...route, routes: []};
    parents.push(parent);
    for (const leaf of inShards([...route.routes].sort(byPath))) leaves.push(leaf);
    shardParents.push(...Array.from({length: leaves.length - shardParents.length}, () => parents.length - 1));
    return parent;
  };
  const shardParents: number[] = [];
  const coreRoutes = routes.map(emptied);

  const shardOfKey = new Map(leaves.flatMap((shard, index) => shard.map((leaf) => [keyOf(leaf), index] as const)));
  const CORE = -1;
  const owner = new Map<string, number>();
  for (const [key, names] of Object.entries(routesChunkNames)) {
    const shard = shardOfKey.get(key) ?? CORE;
    for (const name of namesIn(names))
      owner.set(name, name !== names['__comp'] && (owner.get(name) ?? shard) === shard ? shard : CORE);
  }
  const owned = (index: number) => Object.keys(registry).filter((name) => (owner.get(name) ?? CORE) === index);
  const lists = listedIn(globalData);
  const shards = leaves.map((shard, index): Shard => ({
    parent: shardParents[index]!,
    routes: shard,
    routesChunkNames: pick(routesChunkNames, shard.map(keyOf)),
    registry: pick(registry, owned(index)),
    docs: listOf(shard, lists),
  }));
  const core: Tables = {
    routes: coreRoutes,
    routesChunkNames: pick(
      routesChunkNames,
      Object.keys(routesChunkNames).filter((key) => !shardOfKey.has(key)),
    ),
    registry: pick(registry, owned(CORE)),
    globalData: withoutDocs(globalData, docIds),
  };
  return {core, parents, shards};
}

/** Divides n items into √n shards of √n items. A page loads the list of shards and one shard, and this minimizes their total size. */
function inShards<T>(items: T[]): T[][] {
  const size = Math.ceil(Math.sqrt(items.length));
  return Array.from({length: Math.ceil(items.length / size)}, (_, at) => items.slice(at * size, (at + 1) * size));
}

type List = Shard['docs'][number];

const DOCS = 'docusaurus-plugin-content-docs';

const listedIn = (globalData: GlobalData): List[] =>
  Object.entries(globalData[DOCS] ?? {}).flatMap(([instance, {versions}]) =>
    versions.map(({docs}, version) => ({instance, version, docs})),
  );

/**
 * Returns the list entries of the documents of `routes`, and of the same documents in other versions, which the version menu links to.
 * Paths in the list have no trailing slash.
 */
function listOf(routes: readonly Route[], lists: readonly List[]): List[] {
  const paths = new Set(routes.map(({path}) => withSlash(path)));
  const ids = new Set(
    lists.flatMap(({instance, docs}) =>
      docs.filter((doc) => paths.has(withSlash(doc.path))).map(({id}) => `${instance} ${id}`),
    ),
  );
  return lists
    .map(({docs, ...list}) => ({...list, docs: docs.filter(({id}) => ids.has(`${list.instance} ${id}`))}))
    .filter(({docs}) => docs.length);
}

function withoutDocs(globalData: GlobalData, docIds: readonly string[]): GlobalData {
  const instances = Object.entries(globalData[DOCS] ?? {}).map(([instance, data]) => [
    instance,
    {
      ...data,
      versions: data.versions.map((version) => ({
        ...version,
        docs: version.docs.filter(({id}) => id === version.mainDocId || docIds.includes(id)),
      })),
    },
  ]);
  return {...globalData, [DOCS]: Object.fromEntries(instances)};
}
