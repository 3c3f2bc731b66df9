import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadedDocs, type LoadedDoc} from '../lib/loadedDocs.ts';
import {StageCache} from '../lib/stageCache.ts';
import {buildIndex} from './buildIndex.ts';
import {serveIndex} from './devIndex.ts';
import {INDEX_FOLDER, type Options} from './options.ts';
import {readBuild} from './readBuild.ts';
import type {HtmlPage} from './readHtml.ts';
import {verify} from './verify.ts';
import type {Compressed} from './writeCompressed.ts';
import {writeIndex} from './writeIndex.ts';

/**
 * Makes the index of the embedded search from the finished pages, under `/search-index/`; in live editing,
 * the development server makes it from the sources.
 * @throws an error that names each hit that would lead nowhere.
 */
export function searchIndex({siteDir, baseUrl}: LoadContext, {synonyms, exclude}: Options): Plugin {
  let docs: LoadedDoc[] = [];
  return {
    name: 'search-index',
    allContentLoaded({allContent}) {
      docs = loadedDocs(allContent);
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      return {devServer: serveIndex({siteDir, baseUrl, docs: () => docs, synonyms})} as object;
    },
    async postBuild({outDir, routesPaths}) {
      const started = Date.now();
      const facts = new Map(docs.map(({permalink, facts: own}) => [permalink, own]));
      const routes = new Set(routesPaths);
      const read = new StageCache<HtmlPage>(siteDir, 'search-pages');
      const packed = new StageCache<Compressed>(siteDir, 'search-files');
      const pages = await readBuild({outDir, baseUrl, routes: routesPaths, facts, exclude}, read);
      verify(pages, routes, baseUrl);
      const index = buildIndex(pages.map(({record}) => record), synonyms);
      const {brotliBytes} = await writeIndex(path.join(outDir, INDEX_FOLDER), index.files, packed);
      read.save();
      packed.save();
      console.log(
        `search-index: ${index.pages} pages, ${index.sections} sections, ${index.terms} terms in ${index.files.length} files, ` +
          `${Math.round(brotliBytes / 1000)} kB with Brotli, ${((Date.now() - started) / 1000).toFixed(1)} s`,
      );
    },
  };
}
