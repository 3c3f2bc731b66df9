import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsOf, type Doc, type Docs} from './docs.ts';
import {latestPath} from './format/areas.ts';
import {INDEX_FOLDER} from './format/format.ts';
import {buildIndex} from './indexer/buildIndex.ts';
import {parsePage} from './indexer/dom.ts';
import {liveIndex} from './indexer/liveIndex.ts';
import {readHtml} from './indexer/readHtml.ts';
import {NO_FACTS, recordsOf, type ReadPage} from './indexer/records.ts';
import {verify} from './indexer/verify.ts';
import {writeIndex} from './indexer/writeIndex.ts';
import {readOptions, type BrowserOptions, type Options} from './options.ts';

const withSlash = (route: string): string => route.replace(/\/?$/, '/');
const isHosted = ({siteConfig}: LoadContext): boolean => 'algolia' in siteConfig.themeConfig;

/**
 * Returns a plugin with the interface of the search: the search bar, the search page, and their options. If the site has the hosted search of
 * Docusaurus, its theme has its own search bar and page, so the plugin only passes the options to `useHostedSearch`.
 * @throws if an option is invalid.
 */
export function searchInterface(context: LoadContext, given: Options = {}): Plugin {
  const {areas, popular, suggestions, missingResultsUrl, texts, searchPage} = readOptions(given);
  const hosted = isHosted(context);
  return {
    // Docusaurus writes the options to a folder with this name, from which `ui/options.ts` imports them.
    name: 'docusaurus-plugin-site-search',
    ...(!hosted && {getThemePath: () => path.join(__dirname, 'ui/theme')}),
    async contentLoaded({actions: {addRoute, createData}}) {
      const options: BrowserOptions = {areas, popular, suggestions, missingResultsUrl, texts};
      await createData('options.json', options);
      if (searchPage && !hosted)
        addRoute({path: `${context.baseUrl}search/`, component: '@theme/SearchPage', exact: true});
    },
  };
}

/**
 * Returns a plugin that adds a search to a site. For how it works, see `README.md`. A site that already parses its built pages can use
 * `searchInterface` and the functions of the indexer instead.
 * @throws if an option is invalid. The build fails if a result would link to a page or anchor that doesn't exist.
 */
export default function siteSearch(context: LoadContext, given?: unknown): Plugin {
  const {siteDir, siteConfig, baseUrl} = context;
  const options = readOptions((given ?? {}) as Options);
  const language = context.i18n.currentLocale;
  if (siteConfig.trailingSlash === false)
    throw new Error(
      'site-search: unsupported trailingSlash false in the site configuration: expected true or no value',
    );
  let docs: Docs = {docs: [], versions: []};
  const pathsOf = (route: string): Pick<ReadPage, 'path' | 'currentPath'> => ({
    path: `/${route.slice(baseUrl.length)}`,
    currentPath: `/${latestPath(route, docs.versions).slice(baseUrl.length)}`,
  });
  const plugin = searchInterface(context, given as Options | undefined);
  if (isHosted(context)) return plugin;
  return {
    ...plugin,
    getClientModules: () => [path.join(__dirname, 'ui/defaults.css')],
    allContentLoaded({allContent}) {
      docs = docsOf(allContent);
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      const pages = () =>
        docs.docs
          .filter(({isUnlisted}) => !isUnlisted)
          .map(({route, source, ...doc}) => {
            const file = path.join(siteDir, source.replace(/^@site\//, ''));
            return {...doc, ...pathsOf(route), file, language};
          });
      return {devServer: liveIndex({...options, siteDir, baseUrl, pages})} as object;
    },
    async postBuild({outDir, routesPaths}) {
      const routes = [...new Set(routesPaths.filter((route) => !route.endsWith('.html')).map(withSlash))].sort();
      const byRoute = new Map(docs.docs.map((doc): [string, Doc] => [doc.route, doc]));
      const read: ReadPage[] = [];
      for (const route of routes) {
        const paths = pathsOf(route);
        if (options.exclude.includes(paths.path)) continue;
        const document = parsePage(await readFile(path.join(outDir, paths.path, 'index.html'), 'utf8'));
        read.push({...paths, content: readHtml(document), facts: byRoute.get(route)?.facts ?? NO_FACTS});
      }
      const pages = recordsOf(read, options.areas);
      verify(pages, new Set(routes), baseUrl);
      const index = buildIndex(
        pages.map(({record}) => record),
        options,
      );
      const {bytes} = await writeIndex(path.join(outDir, INDEX_FOLDER), index.files);
      console.log(
        `site-search: ${index.pages} pages, ${index.sections} sections in ${index.files.length} files, ${Math.round(bytes / 1000)} kB`,
      );
    },
  };
}
