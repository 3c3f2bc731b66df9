import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import type {Plugin} from '@docusaurus/types';

/**
 * Lets go, once all is bundled, of what bundling left in memory. Node itself would keep up to half a gigabyte of it while the pages are
 * rendered, which is when a build needs the most.
 */
export function freeMemory(): Plugin {
  return {
    name: 'free-memory',
    configureWebpack(_, isServer) {
      if (!isServer || process.env.NODE_ENV !== 'production') return {};
      return {plugins: [{apply: ({hooks}: {hooks: {shutdown: {tap(name: string, free: () => void): void}}}) => hooks.shutdown.tap('free-memory', collectGarbage)}]};
    },
  };
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
