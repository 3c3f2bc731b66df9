import {createHash} from 'node:crypto';
import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';
import type {Settings} from '../config/env.ts';
import {addSources} from './lib/stageCache.ts';

const PROJECT = path.join(__dirname, '../..');
/** Folders whose code runs while pages are compiled. The bundler itself tracks the modules of the client. */
const NODE_FOLDERS = [
  'packages',
  ...['config', 'content', 'data', 'lib', 'plugins', 'remark'].map((name) => `src/${name}`),
];

interface Cache {
  version: string;
}

/**
 * Returns a plugin that extends the key of the bundler's persistent cache with what Docusaurus omits: the build settings (for example,
 * compiled style sheets contain the base URL) and the code that compiles pages.
 */
export function cacheKey(settings: Settings): Plugin {
  const key = cacheKeyOf(settings);
  return {
    name: 'cache-key',
    configureWebpack: ({cache, experiments}, _isServer, {currentBundler}) => {
      const ofRspack = (experiments as {cache?: Cache} | undefined)?.cache;
      if (currentBundler.name === 'rspack')
        return ofRspack ? {experiments: {cache: {version: `${ofRspack.version}-${key}`}} as object} : {};
      return cache && typeof cache === 'object'
        ? {cache: {...cache, version: `${(cache as Cache).version}-${key}`} as never}
        : {};
    },
  };
}

/** Returns the first 16 hexadecimal digits of a SHA-256 of the settings and the code in the folder `project`. */
export function cacheKeyOf(settings: Settings, project = PROJECT): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const folder of NODE_FOLDERS) {
    hash.update(`${folder}\n`);
    addSources(hash, path.join(project, folder), /(?<!\.test)\.(ts|cjs)$/);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Returns a plugin that makes the minifier assign variable names in order of occurrence instead of by character frequency. Frequencies are
 * counted while files still contain preliminary hashes, which depend on the cache and the build folder. Adds 0.1% to script sizes.
 */
export function reproducibleNames(): Plugin {
  return {
    name: 'reproducible-names',
    configureWebpack({optimization}, isServer, {currentBundler}) {
      if (isServer || !optimization?.minimizer || currentBundler.name !== 'rspack') return {};
      const others = optimization.minimizer.filter(
        (minimizer) => !((minimizer as unknown) instanceof rspack.SwcJsMinimizerRspackPlugin),
      );
      // SWC supports the option, but Rspack's types don't include it.
      const minimizerOptions = {...getSwcJsMinimizerOptions(), minify: true, mangle: {disableCharFreq: true}} as object;
      const minimizer = new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions}) as never;
      return {mergeStrategy: {'optimization.minimizer': 'replace'}, optimization: {minimizer: [minimizer, ...others]}};
    },
  };
}

/**
 * Returns a plugin that runs garbage collection after bundling. Otherwise, Node.js would keep up to half a gigabyte of unused memory while
 * pages are rendered, which is when a build needs the most memory.
 */
export function freeMemory(): Plugin {
  return {
    name: 'free-memory',
    configureWebpack(_, isServer) {
      if (!isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        plugins: [
          {
            apply: ({hooks}: {hooks: {shutdown: {tap(name: string, free: () => void): void}}}) =>
              hooks.shutdown.tap('free-memory', collectGarbage),
          },
        ],
      };
    },
  };
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/**
 * Returns a plugin that hides runtime errors of modules that failed to build from the error overlay of `npm start`. The overlay already
 * shows the build error, which disappears when it's fixed, while the runtime error would stay until the page is reloaded.
 */
export const errorOverlay = (): Plugin => ({
  name: 'error-overlay',
  configureWebpack: () =>
    ({
      // The function runs in the browser.
      devServer: {client: {overlay: {runtimeErrors: (error: Error) => !error.message.includes('Module build failed')}}},
    }) as object,
});
