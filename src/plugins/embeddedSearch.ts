import type {Plugin} from '@docusaurus/types';

/** Returns a plugin that keeps the hosted search out of the client bundle. Use it only if the hosted search isn't configured. */
export function embeddedSearch(): Plugin {
  return {
    name: 'embedded-search',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const alias = {'@theme/SearchBar$': '@theme-original/SearchBar'};
      return {mergeStrategy: {'resolve.alias': 'prepend'}, resolve: {alias}};
    },
  };
}
