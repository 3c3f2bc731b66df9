import {withSlash} from '../../lib/withSlash.ts';
import type {ChunkNames, GlobalData, ListedDoc, Route, Tables} from './readTables.ts';

/** What a document needs beside the core: its route, its chunks, its place in the list of documents. */
export interface Shard {
  /** Which of the emptied parents its routes belong to. */
  parent: number;
  routes: Route[];
  routesChunkNames: Record<string, ChunkNames>;
  registry: Record<string, string>;
  /** Documents of the list of a version, with the instance of the docs plugin and the place of the version in it. */
  docs: {instance: string; version: number; docs: ListedDoc[]}[];
}

export interface Split {
  core: Tables;
  /** The routes of the core whose `routes` are empty until a shard comes, in the order of `Shard.parent`. */
  parents: Route[];
  /** By their parent, and then by the paths of their routes. */
  shards: Shard[];
}

export interface SplitOptions {
  /** Identifiers of documents that the navbar names, which every page needs. */
  docIds: readonly string[];
}

/** The chunk names inside the chunk names of a route, at any depth. */
export function namesIn(names: ChunkNames): string[] {
  return Object.values(names).flatMap((value) => (typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(namesIn) : namesIn(value)));
}

export const keyOf = ({component}: Route): string => `${component.path}-${component.hash}`;

const isLeaf = ({exact, routes}: Route): boolean => Boolean(exact) && !routes;
const byPath = (a: Route, b: Route): number => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
const pick = <T>(record: Record<string, T>, keys: Iterable<string>): Record<string, T> =>
  Object.fromEntries([...keys].filter((key) => key in record).map((key) => [key, record[key]!]));

/**
 * Takes what belongs to single documents out of the tables, into shards of neighboring paths. Only routes that have nothing but leaves
 * below them are emptied, so that the order in which routes match stays as it is.
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
    for (const name of namesIn(names)) owner.set(name, name !== names['__comp'] && (owner.get(name) ?? shard) === shard ? shard : CORE);
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
    routesChunkNames: pick(routesChunkNames, Object.keys(routesChunkNames).filter((key) => !shardOfKey.has(key))),
    registry: pick(registry, owned(CORE)),
    globalData: withoutDocs(globalData, docIds),
  };
  return {core, parents, shards};
}

/** As many shards as each has items: what a page loads is a list of the one and an entry of the other, and so grows least. */
function inShards<T>(items: T[]): T[][] {
  const size = Math.ceil(Math.sqrt(items.length));
  return Array.from({length: Math.ceil(items.length / size)}, (_, at) => items.slice(at * size, (at + 1) * size));
}

type List = Shard['docs'][number];

const DOCS = 'docusaurus-plugin-content-docs';

const listedIn = (globalData: GlobalData): List[] =>
  Object.entries(globalData[DOCS] ?? {}).flatMap(([instance, {versions}]) => versions.map(({docs}, version) => ({instance, version, docs})));

/**
 * The list of documents with those of the routes alone, and what other versions have of them, which their version menus lead to. Its paths have
 * no slash at their end.
 */
function listOf(routes: readonly Route[], lists: readonly List[]): List[] {
  const paths = new Set(routes.map(({path}) => withSlash(path)));
  const ids = new Set(lists.flatMap(({instance, docs}) => docs.filter((doc) => paths.has(withSlash(doc.path))).map(({id}) => `${instance} ${id}`)));
  return lists.map(({docs, ...list}) => ({...list, docs: docs.filter(({id}) => ids.has(`${list.instance} ${id}`))})).filter(({docs}) => docs.length);
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
