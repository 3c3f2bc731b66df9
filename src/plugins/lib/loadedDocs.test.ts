import type {AllContent} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
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
          docs: [doc('/a', {kind: 'reference', keywords: ['alpha'], status: 'deprecated'}), doc('/', {skeleton: true})],
        },
        {versionName: '2024', banner: 'unmaintained', docs: [doc('/2024/a', {})]},
      ],
    },
  },
} as unknown as AllContent;

describe('loadedDocs', () => {
  it('returns front matter metadata by the URL path of the build', () => {
    expect(loadedDocs(content)).toMatchObject([
      {
        permalink: '/a/',
        tag: 'docs-default-current',
        skeleton: false,
        facts: {kind: 'reference', deprecated: true, archived: false, keywords: ['alpha']},
      },
      {permalink: '/', skeleton: true},
      {
        permalink: '/2024/a/',
        tag: 'docs-default-2024',
        facts: {kind: 'page', deprecated: false, archived: true, keywords: []},
      },
    ]);
    expect(loadedDocs({})).toEqual([]);
  });
});
