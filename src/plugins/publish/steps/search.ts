import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  INDEX_FOLDER,
  buildIndex,
  liveIndex,
  readHtml,
  recordsOf,
  verify,
  writeIndex,
  type HtmlPage,
  type IndexFile,
  type IndexedPage,
  type Options,
  type SourcePage,
  type Written,
} from 'docusaurus-plugin-site-search';
import {areas} from '../../../content/areas.ts';
import {NO_DOCUMENT, loadedDocs, withoutEdition, type DocFacts, type LoadedDoc} from '../../lib/loadedDocs.ts';
import {StageCache, type Cache} from '../../lib/stageCache.ts';
import type {PageResult, Step} from '../step.ts';
import {writeCompressed, type Compressed} from '../writeCompressed.ts';

/** Brotli quality, the maximum. With 10, compressing takes half as long, and the index is 2% larger, which exceeds its budget. */
const QUALITY = 11;

/** Returns the search records of pages. `facts` contains the metadata of documents by route, including the base URL. */
export const searchRecords = (
  pages: readonly PageResult<HtmlPage>[],
  facts: ReadonlyMap<string, DocFacts>,
): IndexedPage[] =>
  recordsOf(
    pages.map(({route, page, result: content}) => {
      const own = facts.get(route) ?? NO_DOCUMENT;
      return {path: page, currentPath: withoutEdition(page, own.archived), content, facts: own};
    }),
    areas,
  );

/**
 * Writes the files of the index with their `.br` and `.gz` versions to `folder`.
 * @throws if one of the files already exists.
 */
export const writeSearchIndex = (
  folder: string,
  files: readonly IndexFile[],
  cache: Cache<Compressed>,
): Promise<Written> => writeIndex(folder, files, (file, bytes) => writeCompressed(file, bytes, QUALITY, cache));

/**
 * Builds the index of the embedded search in `/search-index/`.
 * @throws if a result would link to a page or anchor that doesn't exist; the error lists all of them.
 */
export function searchIndex({synonyms, exclude}: Required<Pick<Options, 'synonyms' | 'exclude'>>): Step<HtmlPage> {
  return {
    name: 'search-index',
    reader: () => ({includes: ({page}) => !exclude.includes(page), read: ({document}) => readHtml(document)}),
    async finish({context, outDir, baseUrl, docs, routes}, results) {
      const facts = new Map(docs.map(({permalink, facts: own}) => [permalink, own]));
      const pages = searchRecords(results.pages, facts);
      verify(pages, new Set(routes), baseUrl);
      const records = pages.map(({record}) => record);
      const index = buildIndex(records, {areas, synonyms});
      const packed = new StageCache<Compressed>(context.siteDir, 'search-files');
      const {sentBytes} = await writeSearchIndex(path.join(outDir, INDEX_FOLDER), index.files, packed);
      packed.save();
      return (
        `${index.pages} pages, ${index.sections} sections, ${index.terms} terms in ${index.files.length} files, ` +
        `${Math.round(sentBytes / 1000)} kB with Brotli`
      );
    },
  };
}

/** Returns a plugin that serves the search index in live editing. It's built from the sources, because there's no HTML. */
export function searchInDevelopment(
  {siteDir, baseUrl}: LoadContext,
  {synonyms}: Required<Pick<Options, 'synonyms'>>,
): Plugin {
  let pages: SourcePage[] = [];
  const sourcePage = ({permalink, source, title, description, tag, facts}: LoadedDoc): SourcePage => {
    const page = `/${permalink.slice(baseUrl.length)}`;
    const file = path.join(siteDir, source.replace(/^@site\//, ''));
    const currentPath = withoutEdition(page, facts.archived);
    return {path: page, currentPath, file, title, description, language: 'en', tag, facts};
  };
  return {
    name: 'search-in-development',
    allContentLoaded({allContent}) {
      pages = loadedDocs(allContent, siteDir)
        .filter(({skeleton}) => !skeleton)
        .map(sourcePage);
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      return {devServer: liveIndex({siteDir, baseUrl, areas, synonyms, pages: () => pages})} as object;
    },
  };
}
