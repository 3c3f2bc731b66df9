import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import type {Plugin} from '@docusaurus/types';

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
