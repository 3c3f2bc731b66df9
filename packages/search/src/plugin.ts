import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readOptions, type BrowserOptions, type Options} from './options.ts';

/** Name of the plugin, and of the folder of its generated files. */
export const NAME = 'docusaurus-plugin-site-search';

/**
 * Returns a plugin with the interface of the search: the search bar, the search page, and their options. If the site has the hosted search of
 * Docusaurus, its theme has its own search bar and page, so the plugin only passes the options to `useHostedSearch`.
 * @throws if an option is invalid.
 */
export function searchInterface({siteConfig, baseUrl}: LoadContext, given: Options = {}): Plugin {
  const {areas, popular, suggestions, missingResultsUrl, texts, searchPage} = readOptions(given);
  const isHosted = 'algolia' in siteConfig.themeConfig;
  return {
    name: NAME,
    ...(!isHosted && {getThemePath: () => path.join(__dirname, 'ui/theme')}),
    async contentLoaded({actions: {addRoute, createData}}) {
      const options: BrowserOptions = {areas, popular, suggestions, missingResultsUrl, texts};
      await createData('options.json', options);
      if (searchPage && !isHosted) addRoute({path: `${baseUrl}search/`, component: '@theme/SearchPage', exact: true});
    },
  };
}
