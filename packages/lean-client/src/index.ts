import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ChunkFiles, chunksOfModule} from './ChunkFiles.ts';
import {readOptions, type Options} from './options.ts';
import {aliases, ownCache, replacements, withoutChunkNames} from './overrides.ts';
import {fileName} from './paths.ts';
import {clientConfig, docIdsOf} from './siteConfig.ts';
import {unsupported} from './sources.ts';
import {split} from './split.ts';
import {pageModule, readTables, type Route} from './tables.ts';
import {readVersions, versionsOf, withSidebarParts} from './versions.ts';
import {writeModules} from './writeModules.ts';

export type {Options};

/**
 * Returns a plugin that keeps the size of a first page load from growing with the number of pages. For how it works, see `README.md`.
 * @throws if an option is invalid. If the installed version of Docusaurus isn't supported, see `Options.onUnsupportedVersion`.
 */
export default function leanClient({siteDir, siteConfig, generatedFilesDir}: LoadContext, options?: unknown): Plugin {
  const {docLookups, onUnsupportedVersion} = readOptions((options ?? {}) as Options, siteConfig);
  const lookup = new RegExp(`\\b(?:${docLookups.map((name) => name.replaceAll('$', '\\$')).join('|')})\\b`);
  return {
    name: 'lean-client',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production' || currentBundler.name !== 'rspack') return {};
      const problem = unsupported(path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), '..'));
      if (problem && onUnsupportedVersion === 'throw') throw new Error(problem);
      if (problem) {
        console.warn(`${problem}\nThe client is built without lean-client.`);
        return {};
      }
      const tables = readTables(generatedFilesDir);
      const versions = readVersions(tables, generatedFilesDir);
      const cut = split(tables, {docIds: docIdsOf(siteConfig.themeConfig)});
      const looksUpDocs = (route: Route): boolean => {
        const file = pageModule(route, tables)?.replace(/^@site/, siteDir);
        return !file || !/\.mdx?$/.test(file) || lookup.test(readFileSync(file, 'utf8'));
      };
      const dir = path.join(generatedFilesDir, 'lean-client');
      const versionOf = versionsOf(cut, versions);
      const parts = withSidebarParts(cut, versions, versionOf);
      writeModules(dir, {config: clientConfig(siteConfig), split: parts, versions, versionOf, looksUpDocs});
      withoutChunkNames(config);
      return {
        ...ownCache(config),
        mergeStrategy: {'resolve.alias': 'prepend'},
        output: {chunkFilename: fileName('[id]', '[contenthash:8]')},
        resolve: {alias: aliases(dir)},
        plugins: [
          ...replacements(currentBundler.instance),
          new ChunkFiles({
            shards: parts.shards.map(({registry}) => Object.keys(registry)),
            chunksOfModule: chunksOfModule(parts, versionOf),
            manifestFile: path.join(generatedFilesDir, 'client-manifest.json'),
          }),
        ],
      };
    },
  };
}
