import path from 'node:path';
import {INDEX_FOLDER, readHtml, type PageRecord} from 'docusaurus-plugin-site-search';
import {readCore as readCoreIn} from 'docusaurus-plugin-site-search/evaluation';
import {PAGE_FLAGS, type CoreFile} from 'docusaurus-plugin-site-search/format';
import {searchWordsOf, type DocFacts} from '../../../src/plugins/lib/loadedDocs.ts';
import {builtPages} from '../../../src/plugins/publish/builtPages.ts';
import {Documents} from '../../../lint/documents.ts';
import {searchRecords} from '../../../src/plugins/publish/steps/search.ts';

/** Reads the first tier of the search index of a build. */
export const readCore = (buildDir: string): CoreFile => readCoreIn(path.join(buildDir, INDEX_FOLDER));

/**
 * Returns the front matter of each page in an index, by path. The keywords, questions, and queries come from the documents, so that they're current.
 * The index contains only the words of questions and queries.
 */
export function factsOf({pages, kinds}: CoreFile): Map<string, DocFacts> {
  const documents = new Documents();
  const frontMatter = new Map(documents.files.map((file) => [documents.routeOf(file), documents.frontMatter(file)]));
  return new Map(
    pages.path.map((page, i) => [
      page,
      {
        kind: kinds[pages.kind[i]!]!,
        deprecated: (pages.flags[i]! & PAGE_FLAGS.deprecated) !== 0,
        archived: (pages.flags[i]! & PAGE_FLAGS.archived) !== 0,
        keywords: frontMatter.get(page)?.keywords ?? pages.keywords[i] ?? [],
        questions: searchWordsOf(frontMatter.get(page) ?? {}).questions,
      },
    ]),
  );
}

/** Reads the records of a build's search index from the HTML of its pages again. */
export async function recordsOf(buildDir: string, core = readCore(buildDir)): Promise<PageRecord[]> {
  const pages = [];
  for await (const {route, page, document} of builtPages({outDir: buildDir, baseUrl: '/', routes: core.pages.path}))
    pages.push({route, page, result: readHtml(document)});
  return searchRecords(pages, factsOf(core)).map(({record}) => record);
}

/**
 * Returns the pages `times` over. In each copy, one word in eight gets a different ending, so that the vocabulary grows with the text as it
 * would on a larger site.
 */
export function multiply(records: readonly PageRecord[], times: number): PageRecord[] {
  return Array.from({length: times}, (_, copy) => {
    if (copy === 0) return records;
    let word = 0;
    const vary = (text: string) =>
      text.replace(/\p{L}{4,}/gu, (own) => (++word % 8 === 0 ? own + 'abcdefghij'[copy % 10] : own));
    return records.map((page) => ({
      ...page,
      path: `/copy-${copy}${page.path}`,
      title: vary(page.title),
      sections: page.sections.map((section) => ({...section, text: vary(section.text)})),
    }));
  }).flat();
}
