import {readFileSync} from 'node:fs';
import path from 'node:path';
import {PAGE_FLAGS, type CoreFile, type Manifest} from '../../../src/lib/search/format.ts';
import type {DocFacts} from '../../../src/plugins/lib/loadedDocs.ts';
import type {PageRecord} from '../../../src/plugins/search-index/records.ts';
import {Documents} from '../../lib/documents.ts';
import {noCache} from '../../../src/plugins/lib/stageCache.ts';
import {readBuild} from '../../../src/plugins/search-index/readBuild.ts';

/** The first tier of the index of a build. */
export function readCore(buildDir: string): CoreFile {
  const read = (name: string) => readFileSync(path.join(buildDir, 'search-index', name), 'utf8');
  return JSON.parse(read((JSON.parse(read('manifest.json')) as Manifest).core)) as CoreFile;
}

/** Returns the front matter of each page of an index, by its path; the questions are from the documents, because the index has only their words. */
export function factsOf({pages, kinds}: CoreFile): Map<string, DocFacts> {
  const documents = new Documents();
  const questions = new Map(documents.files.map((file) => [documents.routeOf(file), documents.frontMatter(file).questions ?? []]));
  return new Map(
    pages.path.map((page, i) => [
      page,
      {
        kind: kinds[pages.kind[i]!]!,
        deprecated: (pages.flags[i]! & PAGE_FLAGS.deprecated) !== 0,
        archived: (pages.flags[i]! & PAGE_FLAGS.archived) !== 0,
        keywords: pages.keywords[i] ?? [],
        questions: questions.get(page) ?? [],
      },
    ]),
  );
}

/** The pages of a build as its index was made from them, read once more from their HTML. */
export async function recordsOf(buildDir: string, core = readCore(buildDir)): Promise<PageRecord[]> {
  const pages = await readBuild({outDir: buildDir, baseUrl: '/', routes: core.pages.path, facts: factsOf(core), exclude: []}, noCache);
  return pages.map(({record}) => record);
}

/**
 * Pages `times` over, each copy with words of its own: a larger site has more to say, and not the same again. One word
 * in eight gets the number of the copy, so that the vocabulary grows as the text does.
 */
export function multiply(records: readonly PageRecord[], times: number): PageRecord[] {
  return Array.from({length: times}, (_, copy) => {
    if (copy === 0) return records;
    let word = 0;
    const vary = (text: string) => text.replace(/\p{L}{4,}/gu, (own) => (++word % 8 === 0 ? own + 'abcdefghij'[copy % 10] : own));
    return records.map((page) => ({
      ...page,
      path: `/copy-${copy}${page.path}`,
      title: vary(page.title),
      sections: page.sections.map((section) => ({...section, text: vary(section.text)})),
    }));
  }).flat();
}
