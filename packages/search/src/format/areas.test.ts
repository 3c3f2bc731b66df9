import {expect, it} from 'vitest';
import {areaOf, latestPath} from './areas.ts';

const areas = [
  {id: 'guides', name: 'Guides', prefix: '/guides/', landing: '/guides/'},
  {id: 'all', name: 'All', prefix: '/', landing: '/'},
];
const docs = [
  [
    {path: '/base/docs', isLast: true},
    {path: '/base/docs/1.0', isLast: false},
    {path: '/base/docs/next', isLast: false},
  ],
  [
    {path: '/base/', isLast: true},
    {path: '/base/2024', isLast: false},
  ],
];

it.each([
  ['/guides/first/', 'guides'],
  ['/guidesmore/', 'all'],
  ['/', 'all'],
])('%s belongs to the area %s', (path, id) => expect(areaOf(path, areas).id).toBe(id));

it.each([
  ['/base/docs/1.0/guides/', '/base/docs/guides/'],
  ['/base/docs/next/', '/base/docs/'],
  ['/base/docs/guides/', '/base/docs/guides/'],
  ['/base/2024/guides/', '/base/guides/'],
  ['/base/2024-report/', '/base/2024-report/'],
])('the latest version of %s is %s', (path, latest) => expect(latestPath(path, docs)).toBe(latest));
