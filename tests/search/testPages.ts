import {areaOf} from '../../src/content/areas.ts';
import type {PageRecord, SectionRecord} from '../../src/plugins/search-index/records.ts';

/** A section for tests: what is not given is empty. */
export const section = (part: Partial<SectionRecord> & {heading: string}): SectionRecord => ({
  anchor: part.heading.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  level: 2,
  text: '',
  code: '',
  identifiers: [],
  ...part,
});

/** A page for tests; `text` is what stands before the first heading. */
export function page(path: string, title: string, text: string, sections: SectionRecord[] = [], part: Partial<PageRecord> = {}): PageRecord {
  return {
    path,
    title,
    description: '',
    keywords: [],
    questions: [],
    area: areaOf(path),
    kind: 'how-to',
    language: 'en',
    tag: 'docs-default-current',
    deprecated: false,
    archived: false,
    sections: [section({heading: title, anchor: '', level: 1, text}), ...sections],
    ...part,
  };
}
