import {buildCore, type IndexOptions} from './buildCore.ts';
import {buildPostings, buildTexts, named, type IndexFile} from './buildShards.ts';
import {countTerms} from './countTerms.ts';
import type {PageRecord} from './records.ts';

/** Files of a search index (`manifest.json`, the first tier, and the shards of the second tier) and its statistics. */
export interface Index {
  files: IndexFile[];
  pages: number;
  sections: number;
  terms: number;
}

/** Builds the search index of `records`. The result is the same, byte for byte, for any order of `records`. */
export function buildIndex(records: readonly PageRecord[], options: IndexOptions): Index {
  const pages = [...records].sort((a, b) => (a.path < b.path ? -1 : 1));
  const sections = pages.flatMap((page) => page.sections.map((section) => ({page, section})));
  const counted = countTerms(sections);
  const postings = buildPostings(counted);
  const texts = buildTexts(sections.map(({section}) => section.text));
  const core = buildCore(pages, counted, options, postings.list, texts.list);
  const coreFile = named('core', 'json', JSON.stringify(core));
  const manifest = {
    name: 'manifest.json',
    bytes: Buffer.from(JSON.stringify({format: core.format, core: coreFile.name})),
  };
  return {
    files: unique([manifest, coreFile, ...postings.files, ...texts.files]),
    pages: pages.length,
    sections: sections.length,
    terms: counted.terms.length,
  };
}

/** Removes duplicates: shards with the same content have the same name. */
const unique = (files: IndexFile[]): IndexFile[] => [...new Map(files.map((file) => [file.name, file])).values()];
