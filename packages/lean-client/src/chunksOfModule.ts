import type {ChunksOfModule} from './ChunkFiles.ts';
import {keyOf, namesIn, type Split} from './split.ts';
import {shardChunk, sidebarChunk} from './writeModules.ts';

/**
 * Returns the names of the chunks that a page needs, by the module that the site generator records when it renders the page: its shard,
 * its sidebar parts, and its own chunks. `versionOf` contains the version index of each emptied parent.
 */
export function chunksOfModule({core, shards}: Split, versionOf: readonly number[]): ChunksOfModule {
  const all = Object.entries(core.registry).map(([name, module]) => [module, [name]] as const);
  const own = shards.flatMap(({parent, routes, routesChunkNames, registry}, index) =>
    routes.flatMap((route) => {
      const sidebar = (route.sidebarParts ?? []).map((part) => sidebarChunk(versionOf[parent]!, route.sidebar!, part));
      const names = namesIn(routesChunkNames[keyOf(route)] ?? {}).filter((name) => name in registry);
      return names.map((name) => [registry[name]!, [shardChunk(index), ...sidebar, name]] as const);
    }),
  );
  return Object.fromEntries([...all, ...own]);
}
