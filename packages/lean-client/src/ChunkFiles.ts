import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import type {ChunkGroup, Compilation, Compiler} from 'webpack';
import {fileName} from './fileName.ts';
import {chunkMark, hashesMark, shardChunk} from './writeModules.ts';

const NAME = 'lean-client';

/** Names of the chunks that a page needs, by the module that the site generator records when it renders the page. */
export type ChunksOfModule = Record<string, string[]>;

/** Options of the bundler plugin `ChunkFiles`. */
export interface ChunkFilesOptions {
  /** For each shard, the names of the chunks that only it uses. */
  shards: readonly (readonly string[])[];
  chunksOfModule: ChunksOfModule;
  /** Path of Docusaurus's client manifest, which lists the files that the HTML of a page references. */
  manifestFile: string;
}

/** Matches the function that returns the file name of a chunk in the runtime that Rspack 1.7 generates. */
const LOOKUP = /__webpack_require__\.u = (\(chunkId\) => \{[^]*?\n\})/;

/**
 * Moves the file hashes of chunks that are loaded through a shard from the runtime, which every page loads, to that shard. Also adds the
 * files that each page needs to the client manifest, so the HTML of a page references all of them and the browser fetches them in parallel.
 */
export class ChunkFiles {
  constructor(private readonly options: ChunkFilesOptions) {}

  apply(compiler: Compiler): void {
    const {
      Compilation: {PROCESS_ASSETS_STAGE_ADDITIONS},
      sources,
    } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before minification. The bundler replaces the hashes with the final ones later, in all assets.
      compilation.hooks.processAssets.tap({name: NAME, stage: PROCESS_ASSETS_STAGE_ADDITIONS}, () => {
        const rewrite = (file: string, change: (text: string) => string): void =>
          compilation.updateAsset(file, (source) => new sources.RawSource(change(source.source().toString())));
        this.moveNames(compilation, rewrite);
      });
    });
    compiler.hooks.afterEmit.tap(NAME, (compilation) => this.completeManifest(compilation));
  }

  private moveNames(compilation: Compilation, rewrite: (file: string, change: (text: string) => string) => void): void {
    const {shards} = this.options;
    const owners = ownersOf(compilation, shards.length);
    const moved = shards.map(() => new Map<string, string>());
    const [runtime] = compilation.entrypoints.get('main')!.getRuntimeChunk()!.files;
    rewrite(runtime!, (text) => {
      const [, lookup] = LOOKUP.exec(text) ?? [];
      if (!lookup) throw new Error(`${NAME}: unknown chunk lookup in the runtime: update LOOKUP in ChunkFiles.ts`);
      const fileOf = runInNewContext(`(${lookup})`) as (id: string) => string;
      const core: Record<string, string> = {};
      const fetched = [...compilation.chunks].filter((chunk) => !chunk.isOnlyInitial());
      for (const id of fetched.map((chunk) => String(chunk.id)).sort()) {
        const shard = owners.get(id);
        const hash = hashIn(fileOf(id), id);
        if (shard === undefined) core[id] = hash;
        else moved[shard]!.set(id, hash);
      }
      return text.replace(
        lookup,
        () => `(chunkId) => "${fileName('" + chunkId + "', `" + ${JSON.stringify(core)}[chunkId] + "`)}"`,
      );
    });
    for (const [shard, names] of shards.entries()) {
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
      const hashes = moved[shard]!;
      rewrite(file, (text) => {
        for (const name of names) {
          const id = String(compilation.namedChunks.get(name)?.id ?? name);
          text = text.replaceAll(
            JSON.stringify(chunkMark(name)),
            () => `${JSON.stringify(id)}, ${JSON.stringify(hashes.get(id) ?? null)}`,
          );
          hashes.delete(id);
        }
        return text.replace(mark, () => JSON.stringify(Object.fromEntries(hashes)));
      });
    }
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
