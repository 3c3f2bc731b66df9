import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {without} from './siteConfig.ts';
import type {Shard, Split} from './split.ts';
import {keyOf, namesIn, type ChunkNames, type ListedDoc, type Route} from './tables.ts';
import {partsOfSidebar, type SidebarParts, type Version} from './versions.ts';

/** Placeholder in a shard's text for the ID of a page chunk and the hash of its file, which `ChunkFiles` fills in after chunking. */
export const chunkMark = (name: string): string => `lean-client: chunk ${name}`;
/** Placeholder in a shard's text for the file hashes of all its other chunks. */
export const hashesMark = (shard: number): string => `lean-client: hashes of shard ${shard}`;
/** Names of the chunks that the split adds. */
export const shardChunk = (shard: number): string => `pages-${shard}`;
export const sidebarChunk = (version: number, name: string, part: string): string =>
  `sidebar-${version}-${name}-${part}`;

const CLIENT = path.join(__dirname, 'client');
const json = (value: unknown): string => JSON.stringify(value);
const lazy = (name: string, module: string): string =>
  `() => import(/* webpackChunkName: ${json(name)} */ ${json(module)})`;
const eager = (module: string): string => `() => import(/* webpackMode: "eager" */ ${json(module)})`;

function routeText(self: Route, parents: readonly Route[]): string {
  const {component, path: route, routes, ...attributes} = self;
  const own = parents.indexOf(self);
  const below =
    own !== -1
      ? `parents[${own}].routes`
      : routes && `[${routes.map((child) => routeText(child, parents)).join(',\n')}]`;
  const parts = [
    `path: ${json(route)}`,
    `component: ComponentCreator(${json(component.path)}, ${json(component.hash)})`,
    below && `routes: ${below}`,
  ];
  const others = Object.entries(attributes).map(([key, value]) => `${json(key)}: ${json(value)}`);
  return `{${[...parts.filter(Boolean), ...others].join(', ')}}`;
}

function routesModule({core, parents}: Split, versionOf: readonly number[]): string {
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
export const parents = [${versionOf.map((version) => `{version: ${version}, routes: []}`).join(', ')}];
export default [
${core.routes.map((route) => routeText(route, parents)).join(',\n')},
];
`;
}

/** Returns the registry module. It bundles modules that nearly every page needs, and loads modules of standalone pages lazily. */
function coreRegistry({core}: Split, versions: readonly Version[]): string {
  const alone = new Set(
    core.routes.filter(({routes}) => !routes).flatMap((route) => namesIn(core.routesChunkNames[keyOf(route)] ?? {})),
  );
  const shared = (module: string): boolean =>
    module.endsWith('/__plugin.json') || module === '@generated/docusaurus.config';
  const lines = Object.entries(core.registry).map(([name, module]) => {
    const version = versions.findIndex(({chunkName}) => chunkName === name);
    if (version !== -1) return `${json(name)}: [${eager(`./versions/${version}.js`)}]`;
    return `${json(name)}: [${alone.has(name) && !shared(module) ? lazy(name, module) : eager(module)}]`;
  });
  return `export default {\n${lines.join(',\n')}\n};\n`;
}

/** Serializes chunk names. A chunk of the shard is written with its import function at its only occurrence, which keeps the shard small. */
function namesText(names: ChunkNames[string] | ChunkNames[], registry: Shard['registry']): string {
  if (typeof names === 'string')
    return names in registry ? `[${json(chunkMark(names))}, ${lazy(names, registry[names]!)}]` : json(names);
  if (Array.isArray(names)) return `[${names.map((name) => namesText(name, registry)).join(', ')}]`;
  return `{${Object.entries(names)
    .map(([key, name]) => `${json(key)}: ${namesText(name, registry)}`)
    .join(', ')}}`;
}

/** Returns whether everything in a document's list entry except its ID can be derived from its route. */
const isSaid = (doc: ListedDoc, route: Route): boolean =>
  `${doc.path}/` === route.path &&
  doc.sidebar === route.sidebar &&
  Object.keys(without(doc, ['id', 'path', 'sidebar'])).length === 0;

/** Serializes a document's ID, or its start index in the path if the path ends with it, as nearly all do. */
const idText = ({id, path: docPath}: ListedDoc): string =>
  json(docPath.endsWith(`/${id}`) ? docPath.length - id.length : id);

function shardModule(
  {routes, routesChunkNames, registry, docs}: Shard,
  index: number,
  looksUpDocs: (route: Route) => boolean,
): string {
  const version = docs.find((list) => list.docs.some((doc) => routes.some((route) => isSaid(doc, route))));
  const said = new Set<ListedDoc>();
  const own = routes.map((route) => {
    const attributes = without(route, ['path', 'component', 'exact']);
    const doc = version?.docs.find((one) => isSaid(one, route));
    if (doc) said.add(doc);
    return `[${json(route.path)}, ${json(route.component.hash)}, ${json(attributes)}, ${namesText(routesChunkNames[keyOf(route)] ?? {}, registry)}, ${doc ? idText(doc) : 'null'}]`;
  });
  const others = docs
    .map((list) => ({...list, docs: list.docs.filter((doc) => !said.has(doc))}))
    .filter((list) => list.docs.length);
  return `export const routes = [
${own.join(',\n')}
];
export const version = ${json(version ? without(version, ['docs']) : null)};
export const docs = ${json(others)};
export const needDocs = ${json(routes.filter(looksUpDocs).map(({path: route}) => route))};
export const hashes = ${json(hashesMark(index))};
`;
}

function versionModule({props}: Version, index: number): string {
  return `import {partsOf} from ${json(path.join(CLIENT, 'versions'))};
export default {version: {...${json(without(props, ['docs', 'docsSidebars']))}, ...partsOf(${index})}};
`;
}

const mapValues = <T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

function sidebarsText(sidebars: Record<string, SidebarParts>, version: number): string {
  const lines = Object.entries(sidebars).map(([name, parts]) => {
    const fetched = Object.keys(parts).map((part) => [part, sidebarChunk(version, name, part)] as const);
    return `${json(name)}: {${fetched.map(([part, chunk]) => `${json(part)}: ${lazy(chunk, `./sidebars/${chunk}.json`)}`).join(', ')}}`;
  });
  return `{${lines.join(',\n')}}`;
}

/** Inputs of `writeModules`. */
interface ModuleParts {
  /** Site configuration for the client. */
  config: object;
  split: Split;
  versions: readonly Version[];
  /** For each emptied parent, the index of its version in `versions`, or -1. */
  versionOf: readonly number[];
  /** Returns whether the page of a route looks up other documents, as document cards do. */
  looksUpDocs: (route: Route) => boolean;
}

/** Returns the shortest prefix of `path` that sorts after `before`, a path that sorts before it; the entire path if both are the same. */
export function beginningOf(path: string, before: string): string {
  let at = 0;
  while (at < path.length && path[at] === before[at]) at += 1;
  return path.slice(0, at + 1);
}

/** Returns the path prefix at which a shard starts: long enough to exclude the last path of the previous shard with the same parent. */
function startOf(shards: readonly Shard[], index: number): string {
  const [before, shard] = [shards[index - 1], shards[index]!];
  return beginningOf(shard.routes[0]!.path, before?.parent === shard.parent ? before.routes.at(-1)!.path : '');
}

/** Replaces `dir` with the modules that override Docusaurus's tables, and with the shards, sidebar parts, and lists of documents. */
export function writeModules(dir: string, {config, split, versions, versionOf, looksUpDocs}: ModuleParts): void {
  const {shards} = split;
  const table = shards.map(
    ({parent}, index) =>
      `{parent: ${parent}, from: ${json(startOf(shards, index))}, load: ${lazy(shardChunk(index), `./shards/${index}.js`)}}`,
  );
  const sidebars = versions.map(({props}) => mapValues(props.docsSidebars, partsOfSidebar));
  const modules: Record<string, string> = {
    'docusaurus.config.js': `export default ${json(config)};\n`,
    'routes.js': routesModule(split, versionOf),
    'registry.js': coreRegistry(split, versions),
    'routesChunkNames.js': `export default ${json(split.core.routesChunkNames)};\n`,
    'globalData.js': `export default ${json(split.core.globalData)};\n`,
    'shards.js': `export default [\n${table.join(',\n')}\n];\n`,
    'sidebars.js': `export default [\n${sidebars.map(sidebarsText).join(',\n')}\n];\n`,
    'docs.js': `export default [${versions.map((_, version) => lazy(`docs-${version}`, `./docs/${version}.json`)).join(', ')}];\n`,
  };
  shards.forEach((shard, index) => (modules[`shards/${index}.js`] = shardModule(shard, index, looksUpDocs)));
  versions.forEach((version, index) => {
    modules[`versions/${index}.js`] = versionModule(version, index);
    modules[`docs/${index}.json`] = json(version.props.docs);
    for (const [name, parts] of Object.entries(sidebars[index]!)) {
      for (const [part, items] of Object.entries(parts))
        modules[`sidebars/${sidebarChunk(index, name, part)}.json`] = json(items);
    }
  });
  rmSync(dir, {recursive: true, force: true});
  for (const [name, text] of Object.entries(modules)) {
    mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    writeFileSync(path.join(dir, name), text);
  }
}
