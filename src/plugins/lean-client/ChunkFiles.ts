import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import type {ChunkGroup, Compilation, Compiler} from 'webpack';
import {fileName} from './fileName.ts';
import {chunkMark, hashesMark, shardChunk} from './writeModules.ts';

const NAME = 'lean-client';

/** A module as the site generator knows it, and the names of the chunks that a page with it needs. */
export type ChunksOfModule = Record<string, string[]>;

export interface ChunkFilesOptions {
  /** The names of the chunks that each shard has of its own. */
  shards: readonly (readonly string[])[];
  chunksOfModule: ChunksOfModule;
  /** Docusaurus's own list of what a page's HTML names. */
  manifestFile: string;
}

/** The function that gives the file of a chunk, as Rspack 1.7 writes it. */
const LOOKUP = /__webpack_require__\.u = (\(chunkId\) => \{[^]*?\n\})/;

/**
 * Moves the names of the files of chunks that are reached through a shard out of the runtime, which every page loads, into that shard;
 * and tells the site generator which files a page needs, so that its HTML names them and nothing waits for anything.
 */
export class ChunkFiles {
  constructor(private readonly options: ChunkFilesOptions) {}

  apply(compiler: Compiler): void {
    const {Compilation: {PROCESS_ASSETS_STAGE_ADDITIONS}, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before anything is made smaller; the hashes in the names are made final after it, wherever they stand.
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
      if (!lookup) throw new Error(`${NAME}: the runtime looks files up in a way that is not known; see LOOKUP in src/plugins/lean-client/ChunkFiles.ts`);
      const fileOf = runInNewContext(`(${lookup})`) as (id: string) => string;
      const core: Record<string, string> = {};
      const fetched = [...compilation.chunks].filter((chunk) => !chunk.isOnlyInitial());
      for (const id of fetched.map((chunk) => String(chunk.id)).sort()) {
        const shard = owners.get(id);
        const hash = hashIn(fileOf(id), id);
        if (shard === undefined) core[id] = hash;
        else moved[shard]!.set(id, hash);
      }
      return text.replace(lookup, () => `(chunkId) => "${fileName('" + chunkId + "', `" + ${JSON.stringify(core)}[chunkId] + "`)}"`);
    });
    for (const [shard, names] of shards.entries()) {
      const mark = JSON.stringify(hashesMark(shard));
      // A small site has its shards in a file with others.
      const file = compilation.namedChunkGroups.get(shardChunk(shard))?.getFiles().find((name) => compilation.getAsset(name)!.source.source().includes(mark));
      if (!file) throw new Error(`${NAME}: the bundler has put the routes of ${shardChunk(shard)} into no file`);
      const hashes = moved[shard]!;
      rewrite(file, (text) => {
        for (const name of names) {
          const id = String(compilation.namedChunks.get(name)?.id ?? name);
          text = text.replaceAll(JSON.stringify(chunkMark(name)), () => `${JSON.stringify(id)}, ${JSON.stringify(hashes.get(id) ?? null)}`);
          hashes.delete(id);
        }
        return text.replace(mark, () => JSON.stringify(Object.fromEntries(hashes)));
      });
    }
  }

  private completeManifest(compilation: Compilation): void {
    const {chunksOfModule, manifestFile} = this.options;
    if (!existsSync(manifestFile)) throw new Error(`${NAME}: Docusaurus has not written ${manifestFile}`);
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {origins: Record<string, string[]>};
    for (const [module, names] of Object.entries(chunksOfModule)) {
      manifest.origins[module] = [...new Set(names.flatMap((name) => chunksOf(compilation, name)))];
    }
    writeFileSync(manifestFile, JSON.stringify(manifest));
  }
}

/** @throws if the file has another name than `index.ts` has the bundler give it. */
function hashIn(file: string, chunk: string): string {
  const hash = file.split('.').at(-2) ?? '';
  if (file !== fileName(chunk, hash)) throw new Error(`${NAME}: the file of the chunk ${chunk} is called ${file}, not ${fileName(chunk, '<hash>')}`);
  return hash;
}

/** The identifiers of the chunks that are loaded to load the one of a name; none if it became part of the core. */
const chunksOf = (compilation: Compilation, name: string): string[] =>
  (compilation.namedChunkGroups.get(name)?.chunks ?? []).map(({id}) => String(id));

/** The shard that each chunk belongs to: the one that all ways to it lead through. Other chunks are left out. */
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
