import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Settings} from '../config/env.ts';
import {addSources} from './lib/sourceDigest.ts';

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
