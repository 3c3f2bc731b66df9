import {expect, it} from 'vitest';
import {docsOf} from './docs.ts';

const doc = (permalink: string, frontMatter: object) => ({
  permalink,
  source: '@site/docs/a.md',
  title: 'A',
  description: 'About A.',
  unlisted: false,
  frontMatter,
});
const version = {path: '/docs', isLast: true, versionName: 'current', banner: null};

it('reads the documents of all versions with the front matter that the search uses', () => {
  const {docs, versions} = docsOf({
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {
            ...version,
            docs: [doc('/docs/a', {kind: 'reference', keywords: ['b', 1], questions: ['How?'], queries: ['get b']})],
          },
          {
            ...version,
            path: '/docs/1.0',
            isLast: false,
            versionName: '1.0',
            banner: 'unmaintained',
            docs: [doc('/docs/1.0/a/', {deprecated: true, keywords: 'c'})],
          },
        ],
      },
    },
  });
  expect(docs.map(({route, tag, facts}) => [route, tag, facts])).toEqual([
    [
      '/docs/a/',
      'docs-default-current',
      {kind: 'reference', deprecated: false, archived: false, keywords: ['b'], questions: ['How?', 'get b']},
    ],
    ['/docs/1.0/a/', 'docs-default-1.0', {kind: 'page', deprecated: true, archived: true, keywords: [], questions: []}],
  ]);
  expect(versions[0]!.map(({path}) => path)).toEqual(['/docs', '/docs/1.0']);
});

it('returns nothing without docs plugins', () => expect(docsOf({})).toEqual({docs: [], versions: []}));
