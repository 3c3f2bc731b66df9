import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {afterAll, describe, expect, it} from 'vitest';
import {loadedDocs} from './loadedDocs.ts';

const doc = (permalink: string, frontMatter: object) => ({
  permalink,
  source: '@site/docs/a.mdx',
  title: 'A',
  description: 'About A.',
  frontMatter,
});
const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          versionName: 'current',
          banner: null,
          docs: [doc('/a', {kind: 'reference', status: 'deprecated'}), doc('/', {skeleton: true})],
        },
        {versionName: '2024', banner: 'unmaintained', docs: [doc('/2024/a', {})]},
      ],
    },
  },
} as unknown as AllContent;

const site = mkdtempSync(path.join(tmpdir(), 'site-'));
mkdirSync(path.join(site, 'docs'));
writeFileSync(
  path.join(site, 'docs/a.mdx'),
  '---\ntitle: A\nkeywords: [alpha]\nquestions:\n  - What is A?\nqueries:\n  - get an A\n---\n\nText.\n',
);
afterAll(() => rmSync(site, {recursive: true}));

describe('loadedDocs', () => {
  it('returns front matter metadata by the URL path of the build', () => {
    expect(loadedDocs(content, site)).toMatchObject([
      {
        permalink: '/a/',
        tag: 'docs-default-current',
        skeleton: false,
        facts: {
          kind: 'reference',
          deprecated: true,
          archived: false,
          keywords: ['alpha'],
          questions: ['What is A?', 'get an A'],
        },
      },
      {permalink: '/', skeleton: true},
      {permalink: '/2024/a/', tag: 'docs-default-2024', facts: {kind: 'page', deprecated: false, archived: true}},
    ]);
    expect(loadedDocs({}, site)).toEqual([]);
  });
});
