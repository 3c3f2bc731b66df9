import path from 'node:path';
import {StageCache} from '../../../lib/stageCache.ts';
import type {Step} from '../../step.ts';
import type {Compressed} from '../../writeCompressed.ts';
import {buildIndex} from './buildIndex.ts';
import {INDEX_FOLDER, type Options} from './options.ts';
import {readHtml, type HtmlPage} from './readHtml.ts';
import {recordsOf} from './recordsOf.ts';
import {verify} from './verify.ts';
import {writeIndex} from './writeIndex.ts';

/**
 * Builds the index of the embedded search in `/search-index/`.
 * @throws if a result would link to a page or anchor that doesn't exist; the error lists all of them.
 */
export function searchIndex({synonyms, exclude}: Options): Step<HtmlPage> {
  return {
    name: 'search-index',
    reader: () => ({includes: ({page}) => !exclude.includes(page), read: ({document}) => readHtml(document)}),
    async finish({context, outDir, baseUrl, docs, routes}, results) {
      const facts = new Map(docs.map(({permalink, facts: own}) => [permalink, own]));
      const pages = recordsOf(results.pages, facts);
      verify(pages, new Set(routes), baseUrl);
      const records = pages.map(({record}) => record);
      const index = buildIndex(records, synonyms);
      const packed = new StageCache<Compressed>(context.siteDir, 'search-files');
      const {brotliBytes} = await writeIndex(path.join(outDir, INDEX_FOLDER), index.files, packed);
      packed.save();
      return (
        `${index.pages} pages, ${index.sections} sections, ${index.terms} terms in ${index.files.length} files, ` +
        `${Math.round(brotliBytes / 1000)} kB with Brotli`
      );
    },
  };
}
