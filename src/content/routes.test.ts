import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import contract from '../../tests/contract/routes.json' with {type: 'json'};
import {areaOf, areas} from './areas.ts';
import {routeOf} from './routes.ts';

describe('routeOf', () => {
  it.each([
    ['a.mdx', 'a', '/a/'],
    ['a/b.md', 'a/b', '/a/b/'],
    ['a/a.mdx', 'a/a', '/a/'],
    ['a/index.mdx', 'a/index', '/a/'],
    ['index.mdx', 'index', '/'],
    ['a/README.md', 'a/README', '/a/'],
    ['a\\b.mdx', 'a/b', '/a/b/'],
    ['a\\index.mdx', 'a/index', '/a/'],
  ])('returns the ID and path of %s', (file, id, path) => expect(routeOf(file)).toEqual({id, path}));

  it('of all documents gives the ids and paths of the contract', () => {
    const files = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter(
      (file) => /\.mdx?$/.test(file) && !file.includes('_partials/'),
    );
    const sorted = (all: {id: string; path: string}[]) => all.map(({id, path}) => `${id} ${path}`).sort();
    expect(sorted(files.map(routeOf))).toEqual(sorted(contract));
  });
});

describe('areaOf', () => {
  it.each([
    ['/api-testing/on-prem/quick-start/', 'api-testing-on-prem'],
    ['/api-testing/', 'api-testing'],
    ['/dev/low-code/projects/', 'low-code'],
    ['/overview/', 'basics'],
  ])('maps %s to %s', (route, area) => expect(areaOf(route)).toBe(area));

  it('has only landing pages that exist', () => {
    const paths = new Set(contract.map(({path}) => path));
    expect(areas.map(({landing}) => landing).filter((landing) => !paths.has(landing))).toEqual([]);
  });
});
