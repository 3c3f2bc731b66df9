import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadedDocs, type LoadedDoc} from '../lib/loadedDocs.ts';
import {StageCache} from '../lib/stageCache.ts';
import {lastChanges} from './lastChanges.ts';
import {listFiles} from './lists.ts';
import {makeTwins, type TwinContent} from './makeTwins.ts';
import {writeFiles} from './writeFiles.ts';

export interface Options {
  /** Routes, without the base URL, that have no twin: pages that are nothing but a tool. */
  exclude: readonly string[];
  /** Routes, without the base URL, of pages that the index names itself. */
  popular: readonly string[];
}

/**
 * Makes a Markdown twin of each finished page, `index.md` beside its `index.html`, and the lists of them: `llms.txt`, one for each area in
 * `llms/`, `llms-full.txt`, and `llms.json`.
 * @throws an error that names each page that cannot be turned into Markdown, and why.
 */
export function markdownTwins({siteDir, baseUrl, siteConfig}: LoadContext, {exclude, popular}: Options): Plugin {
  let docs: LoadedDoc[] = [];
  return {
    name: 'markdown-twins',
    allContentLoaded({allContent}) {
      docs = loadedDocs(allContent);
    },
    async postBuild({outDir, routesPaths, routes}) {
      const started = performance.now();
      const site = {title: siteConfig.title, tagline: siteConfig.tagline, root: siteConfig.url + baseUrl};
      const changes = await lastChanges(routes, siteDir, siteConfig.future.experimental_vcs);
      const cache = new StageCache<TwinContent>(siteDir, 'markdown-twins');
      const twins = await makeTwins({outDir, baseUrl, routes: routesPaths, exclude, site, docs, lastChanges: changes}, cache);
      cache.save();
      const lists = listFiles(twins, site, popular);
      await writeFiles(outDir, [...twins.map(({file, markdown}) => ({name: file, content: markdown})), ...lists]);
      const bytes = twins.reduce((sum, {markdown}) => sum + Buffer.byteLength(markdown), 0);
      console.log(
        `markdown-twins: ${twins.length} pages, ${cache.made} made anew, ${(bytes / 1e6).toFixed(1)} MB, ${lists.length} lists, ` +
          `${((performance.now() - started) / 1000).toFixed(1)} s`,
      );
    },
  };
}
