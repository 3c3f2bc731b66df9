import {areaOf} from '../../src/content/areas.ts';
import type {PageRecord, SectionRecord} from '../../src/plugins/publish/steps/search/records.ts';

/** Returns a section for tests. Fields that aren't given are empty. */
export const section = (part: Partial<SectionRecord> & {heading: string}): SectionRecord => ({
  anchor: part.heading.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  level: 2,
  text: '',
  code: '',
  identifiers: [],
  ...part,
});

/** Returns a page for tests. `text` is the text before the first section. */
export function page(
  path: string,
  title: string,
  text: string,
  sections: SectionRecord[] = [],
  part: Partial<PageRecord> = {},
): PageRecord {
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
