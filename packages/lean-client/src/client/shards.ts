import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import routes, {parents} from '@lean-client/routes';
import shards, {type ListedDoc, type Names, type OwnChunk, type Shard, type Version} from '@lean-client/shards';
import {matchRoutes} from 'react-router-config';
import {fileName, withSlash} from '../paths.ts';

/** Hashes in the file names of chunks from loaded shards, by chunk ID. */
const hashes: Record<string, string> = {};

const fileOfCoreChunk = __webpack_require__.u;
__webpack_require__.u = (chunk) => (chunk in hashes ? fileName(chunk, hashes[chunk]!) : fileOfCoreChunk(chunk));

/** Returns the URL of a chunk's file, or undefined if no loaded shard contains the chunk. */
export const fileOf = (chunk: string): string | undefined =>
  chunk in hashes ? __webpack_require__.p + fileName(chunk, hashes[chunk]!) : undefined;

/** Paths of pages that look up other documents, from all loaded shards. */
export const needDocs = new Set<string>();

const loading = new Map<number, Promise<void>>();

interface DocsData {
  versions: {docs: ListedDoc[]}[];
}

const isOwn = (names: Names): names is OwnChunk => Array.isArray(names) && typeof names[2] === 'function';

/** Registers the shard's chunks in the chunk names of a route, and returns the chunk names in Docusaurus's format. */
function enter(names: Names): unknown {
  if (typeof names === 'string') return names;
  if (!isOwn(names))
    return Array.isArray(names)
      ? names.map(enter)
      : Object.fromEntries(Object.entries(names).map(([key, value]) => [key, enter(value)]));
  const [name, hash, load] = names;
  if (hash) hashes[name] = hash;
  Object.assign(registry, {[name]: [load]});
  return name;
}

/** Returns the document of a route, with the path of the route without its trailing slash, or an empty list if `id` is null. */
function docOf([path, , {sidebar}, , id]: Shard['routes'][number]): ListedDoc[] {
  if (id === null) return [];
  return [{id: typeof id === 'number' ? path.slice(id, -1) : id, path: path.slice(0, -1), ...(sidebar && {sidebar})}];
}

/** Adds documents that aren't listed yet to the list of their version. */
function list({instance, version}: Version, docs: readonly ListedDoc[]): void {
  const known = (globalData['docusaurus-plugin-content-docs'] as Record<string, DocsData>)[instance]!.versions[version]!
    .docs;
  known.push(...docs.filter(({id}) => !known.some((doc) => doc.id === id)));
}

function add(parent: number, shard: Shard): void {
  Object.assign(hashes, shard.hashes);
  for (const [path, hash, , names] of shard.routes)
    Object.assign(routesChunkNames, {[`${path}-${hash}`]: enter(names)});
  shard.needDocs.forEach((path) => needDocs.add(path));
  if (shard.version) list(shard.version, shard.routes.flatMap(docOf));
  for (const {docs, ...version} of shard.docs) list(version, docs);
  parents[parent]!.routes.push(
    ...shard.routes.map(([path, hash, attributes]) => ({
      path,
      component: ComponentCreator(path, hash),
      exact: true,
      ...attributes,
    })),
  );
}

function load(index: number): Promise<void> {
  const known = loading.get(index);
  if (known) return known;
  const {parent, load: fetchShard} = shards[index]!;
  const promise = fetchShard().then((shard) => add(parent, shard));
  loading.set(index, promise);
  // The next call retries.
  promise.catch(() => loading.delete(index));
  return promise;
}

/** Returns the index of the shard that contains `path` if such a page exists, or -1 if no shard covers it. */
function shardOf(path: string): number {
  const parent = matchRoutes(routes, path)
    .map(({route}) => parents.findIndex((p) => p.routes === route.routes))
    .find((index) => index !== -1);
  return shards.findLastIndex((shard) => shard.parent === parent && shard.from <= path);
}

/**
 * Returns a path as links spell it (encoded) and as routes spell it (decoded), without duplicates.
 * @throws URIError if the path can't be decoded, like Docusaurus.
 */
export const spellings = (pathname: string): string[] => [...new Set([pathname, decodeURI(pathname)])];

/** Returns the route of the page that a server returns at `path`, like Docusaurus's `normalizeLocation`. */
export const asRoute = (path: string): string => withSlash(path.replace(/(?:\/index)?\.html$/, ''));

const shardsOf = (pathname: string): number[] =>
  [...new Set(spellings(pathname).map((path) => shardOf(asRoute(path))))].filter((index) => index !== -1);

/** Returns whether the shard of a path has been loaded or requested. */
export const isShardRequested = (pathname: string): boolean => shardsOf(pathname).every((index) => loading.has(index));

/** Loads the shard of a path, so that the path can be matched with a route. Rejects if the shard can't be fetched. */
export async function loadRoutes(pathname: string): Promise<void> {
  await Promise.all(shardsOf(pathname).map(load));
}
