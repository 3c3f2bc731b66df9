import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import type {ChunkGroup, Compilation, Compiler} from 'webpack';
import {fileName} from './paths.ts';
import type {Split} from './split.ts';
import {keyOf, namesIn} from './tables.ts';
import {chunkMark, hashesMark, shardChunk, sidebarChunk} from './writeModules.ts';

const NAME = 'lean-client';

/** Names of the chunks that a page needs, by the module that the site generator records when it renders the page. */
type ChunksOfModule = Record<string, string[]>;

/** Options of the bundler plugin `ChunkFiles`. */
interface ChunkFilesOptions {
  /** For each shard, the names of the chunks that only it uses. */
  shards: readonly (readonly string[])[];
  chunksOfModule: ChunksOfModule;
  /** Path of Docusaurus's client manifest, which lists the files that the HTML of a page references. */
  manifestFile: string;
}

/** Replaces the text of an emitted file. */
type Rewrite = (file: string, change: (text: string) => string) => void;

/** Matches the function that returns the file name of a chunk in the runtime that Rspack 1.7 generates. */
const LOOKUP = /__webpack_require__\.u = (\(chunkId\) => \{[^]*?\n\})/;

/**
 * Moves the file hashes of chunks that are loaded through a shard from the runtime, which every page loads, to that shard. Also adds the
 * files that each page needs to the client manifest, so the HTML of a page references all of them and the browser fetches them in parallel.
 */
export class ChunkFiles {
  constructor(private readonly options: ChunkFilesOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const {PROCESS_ASSETS_STAGE_ADDITIONS} = compiler.webpack.Compilation;
      // Before minification. The bundler replaces the hashes with the final ones later, in all assets.
      compilation.hooks.processAssets.tap({name: NAME, stage: PROCESS_ASSETS_STAGE_ADDITIONS}, () => {
        const {RawSource} = compiler.webpack.sources;
        const rewrite: Rewrite = (file, change) =>
          compilation.updateAsset(file, (source) => new RawSource(change(source.source().toString())));
        const hashesOfShards = this.takeHashes(compilation, rewrite);
        hashesOfShards.forEach((hashes, shard) => this.writeHashes(compilation, rewrite, shard, hashes));
      });
    });
    compiler.hooks.afterEmit.tap(NAME, (compilation) => this.completeManifest(compilation));
  }

  /** Removes the hashes of chunks that belong to a shard from the runtime. Returns them for each shard, by chunk ID. */
  private takeHashes(compilation: Compilation, rewrite: Rewrite): Map<string, string>[] {
    const shardCount = this.options.shards.length;
    const owners = ownersOf(compilation, shardCount);
    const hashesOfShards = Array.from({length: shardCount}, () => new Map<string, string>());
    const [runtime] = compilation.entrypoints.get('main')!.getRuntimeChunk()!.files;
    rewrite(runtime!, (text) => {
      const [, lookup] = LOOKUP.exec(text) ?? [];
      if (!lookup) throw new Error(`${NAME}: unknown chunk lookup in the runtime: update LOOKUP in ChunkFiles.ts`);
      const fileOf = runInNewContext(`(${lookup})`) as (id: string) => string;
      const coreHashes: Record<string, string> = {};
      const fetched = [...compilation.chunks].filter((chunk) => !chunk.isOnlyInitial());
      for (const id of fetched.map((chunk) => String(chunk.id)).sort()) {
        const shard = owners.get(id);
        const hash = hashIn(fileOf(id), id);
        if (shard === undefined) coreHashes[id] = hash;
        else hashesOfShards[shard]!.set(id, hash);
      }
      const file = fileName('" + chunkId + "', `" + ${JSON.stringify(coreHashes)}[chunkId] + "`);
      return text.replace(lookup, () => `(chunkId) => "${file}"`);
    });
    return hashesOfShards;
  }

  /** Replaces the placeholders in a shard with the IDs and file hashes of its chunks. */
  private writeHashes(
    compilation: Compilation,
    rewrite: Rewrite,
    shard: number,
    hashes: ReadonlyMap<string, string>,
  ): void {
    const mark = JSON.stringify(hashesMark(shard));
    // On a small site, the bundler combines shards with other chunks in one file.
    const file = compilation.namedChunkGroups
      .get(shardChunk(shard))
      ?.getFiles()
      .find((name) => compilation.getAsset(name)!.source.source().includes(mark));
    if (!file)
      throw new Error(
        `${NAME}: no emitted file contains the routes of ${shardChunk(shard)}: check how the bundler splits chunks`,
      );
    const others = new Map(hashes);
    rewrite(file, (text) => {
      for (const name of this.options.shards[shard]!) {
        const id = String(compilation.namedChunks.get(name)?.id ?? name);
        const idAndHash = `${JSON.stringify(id)}, ${JSON.stringify(others.get(id) ?? null)}`;
        text = text.replaceAll(JSON.stringify(chunkMark(name)), () => idAndHash);
        others.delete(id);
      }
      return text.replace(mark, () => JSON.stringify(Object.fromEntries(others)));
    });
  }

  private completeManifest(compilation: Compilation): void {
    const {chunksOfModule, manifestFile} = this.options;
    if (!existsSync(manifestFile))
      throw new Error(`${NAME}: ${manifestFile} not found: Docusaurus did not write its client manifest`);
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {origins: Record<string, string[]>};
    for (const [module, names] of Object.entries(chunksOfModule)) {
      manifest.origins[module] = [...new Set(names.flatMap((name) => chunksOf(compilation, name)))];
    }
    writeFileSync(manifestFile, JSON.stringify(manifest));
  }
}

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

/**
 * Returns the hash in a chunk's file name.
 * @throws if the file name differs from the `chunkFilename` that `index.ts` configures.
 */
function hashIn(file: string, chunk: string): string {
  const hash = file.split('.').at(-2) ?? '';
  if (file !== fileName(chunk, hash))
    throw new Error(`${NAME}: chunk ${chunk} has the file name ${file}: expected ${fileName(chunk, '<hash>')}`);
  return hash;
}

/** Returns the IDs of all chunks that are loaded with the named chunk, or an empty list if the bundler merged it into the core. */
const chunksOf = (compilation: Compilation, name: string): string[] =>
  (compilation.namedChunkGroups.get(name)?.chunks ?? []).map(({id}) => String(id));

/** Returns the shard index of each chunk, by chunk ID: the shard through which all import paths to it lead. Omits all other chunks. */
function ownersOf(compilation: Compilation, shardCount: number): Map<string, number> {
  const shards = new Map(Array.from({length: shardCount}, (_, shard) => [shardChunk(shard), shard]));
  const CORE = -1;
  const known = new Map<ChunkGroup, number>();
  const groupOwner = (group: ChunkGroup): number => {
    const found = known.get(group);
    if (found !== undefined) return found;
    known.set(group, CORE);
    const owners = new Set(group.getParents().map((parent) => shards.get(parent.name ?? '') ?? groupOwner(parent)));
    const owner = owners.size === 1 ? [...owners][0]! : CORE;
    known.set(group, owner);
    return owner;
  };
  const owners = new Map<string, number>();
  for (const group of compilation.chunkGroups) {
    const owner = groupOwner(group);
    for (const {id} of group.chunks) owners.set(String(id), (owners.get(String(id)) ?? owner) === owner ? owner : CORE);
  }
  return new Map([...owners].filter(([, owner]) => owner !== CORE));
}
