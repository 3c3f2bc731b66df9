import {
  FORMAT,
  PAGE_FLAGS,
  packTerms,
  slugOf,
  toScale,
  type CoreFile,
  type ShardList,
  type SynonymRule,
  type TextShardList,
} from '../format/format.ts';
import type {Area} from '../format/areas.ts';
import type {Counted} from './countTerms.ts';
import type {PageRecord, SectionRecord} from './records.ts';

/** Options that the index contains. */
export interface IndexOptions {
  areas: readonly Area[];
  /** Rules that expand query terms with synonyms. */
  synonyms: readonly SynonymRule[];
}

/** Returns the first tier of the index. `pages` must be sorted by path, and `counted` must contain the terms of their sections. */
export function buildCore(
  pages: readonly PageRecord[],
  counted: Counted,
  {areas, synonyms}: IndexOptions,
  postings: ShardList,
  texts: TextShardList,
): CoreFile {
  const sections = pages.flatMap((page) => page.sections);
  const kinds = distinct(pages.map(({kind}) => kind));
  const tags = distinct(pages.map(({tag}) => tag));
  const languages = distinct(pages.map(({language}) => language));
  return {
    format: FORMAT,
    areas: areas.map(({id, name, successor}) => ({id, name, ...(successor !== undefined && {legacy: true})})),
    kinds,
    tags,
    languages,
    pages: {
      path: pages.map(({path}) => path),
      title: pages.map(({title}) => title),
      area: pages.map(({area}) => areas.findIndex(({id}) => id === area)),
      kind: pages.map(({kind}) => kinds.indexOf(kind)),
      tag: pages.map(({tag}) => tags.indexOf(tag)),
      language: pages.map(({language}) => languages.indexOf(language)),
      flags: pages.map(
        ({deprecated, archived}) => (deprecated ? PAGE_FLAGS.deprecated : 0) + (archived ? PAGE_FLAGS.archived : 0),
      ),
      keywords: listed(pages.map(({keywords}) => keywords)),
      sections: pages.map((page) => page.sections.length),
    },
    sections: {
      heading: sections.map((section) => (section.anchor ? section.heading : '')),
      anchor: sections.map(anchorCode),
      level: sections.map(({level}) => level).join(''),
      size: counted.sizes.map((size) => toScale(Math.round(size))).join(''),
      identifiers: listed(sections.map(({identifiers}) => identifiers)),
    },
    terms: packTerms(counted.terms),
    frequency: counted.entries.map((entries) => toScale(entries.length)).join(''),
    postings,
    texts,
    synonyms: [...synonyms],
  };
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** Returns the lists that aren't empty, by index. */
const listed = (lists: readonly string[][]): Record<number, string[]> =>
  Object.fromEntries([...lists.entries()].filter(([, list]) => list.length > 0));

/** Returns 0 for an anchor that is the slug of its heading, the number for one that is the slug with a numeric suffix, or the anchor. */
function anchorCode({anchor, heading}: SectionRecord): string | number {
  const slug = slugOf(heading);
  if (anchor === slug) return 0;
  const suffix = anchor.startsWith(`${slug}-`) ? anchor.slice(slug.length + 1) : '';
  return /^[1-9]\d{0,3}$/.test(suffix) ? Number(suffix) : anchor;
}
