import {describe, expect, it} from 'vitest';
import {split} from './split.ts';
import type {Route, Tables} from './tables.ts';

const route = (path: string, more: Partial<Route> = {}): Route => ({path, component: {path, hash: 'abc'}, ...more});
const leaf = (path: string): Route => route(path, {exact: true, sidebar: 'docs'});

const paths = ['/a/', '/b/', '/c/', '/d/', '/e/'];
const tables: Tables = {
  routes: [
    route('/about/', {exact: true}),
    route('/', {
      component: {path: '/', hash: 'top'},
      routes: [route('/2024/', {routes: [leaf('/2024/a/')]}), route('/', {routes: paths.toReversed().map(leaf)})],
    }),
  ],
  routesChunkNames: {
    '/about/-abc': {__comp: 'about'},
    '/-top': {__comp: 'root'},
    '/2024/-abc': {__comp: 'version'},
    '/-abc': {__comp: 'version'},
    '/2024/a/-abc': {__comp: 'doc', content: 'old-a'},
    ...Object.fromEntries(
      paths.map((path) => [
        `${path}-abc`,
        {__comp: 'doc', content: path, items: [{shared: path === '/a/' || path === '/e/' ? 'both' : path}]},
      ]),
    ),
  },
  registry: Object.fromEntries(
    ['about', 'root', 'version', 'doc', 'old-a', 'both', ...paths].map((name) => [name, `@site/${name}`]),
  ),
  globalData: {
    'docusaurus-plugin-content-docs': {
      default: {
        versions: [
          {
            name: 'current',
            mainDocId: 'b',
            docs: paths.map((path) => ({id: path.slice(1, -1), path: path.slice(0, -1)})),
          },
          {name: '2024', mainDocId: 'a', docs: [{id: 'a', path: '/2024/a'}]},
        ],
      },
    },
  },
};
const {core, parents, shards} = split(tables, {docIds: ['e']});

describe('split', () => {
  it('empties only parents whose children are all pages', () => {
    expect(parents.map(({path, routes}) => [path, routes])).toEqual([
      ['/2024/', []],
      ['/', []],
    ]);
    expect(core.routes.map(({path}) => path)).toEqual(['/about/', '/']);
    expect(Object.keys(core.routesChunkNames)).toEqual(['/about/-abc', '/-top', '/2024/-abc', '/-abc']);
  });

  it('divides n pages of a parent into √n shards, sorted by path', () => {
    expect(shards.map(({parent, routes}) => [parent, routes.map(({path}) => path)])).toEqual([
      [0, ['/2024/a/']],
      [1, ['/a/', '/b/', '/c/']],
      [1, ['/d/', '/e/']],
    ]);
  });

  it('assigns chunks of one shard to that shard, and shared chunks to the core', () => {
    expect(shards.map(({registry}) => Object.keys(registry))).toEqual([
      ['old-a'],
      ['/a/', '/b/', '/c/'],
      ['/d/', '/e/'],
    ]);
    expect(Object.keys(core.registry)).toEqual(['about', 'root', 'version', 'doc', 'both']);
  });

  it('keeps documents that any page can link to in the core', () => {
    expect(
      core.globalData['docusaurus-plugin-content-docs']!['default']!.versions.map(({docs}) => docs.map(({id}) => id)),
    ).toEqual([['b', 'e'], ['a']]);
  });

  it('lists the documents of a shard in all versions', () => {
    expect(shards[1]!.docs.map(({version, docs}) => [version, docs.map(({path}) => path)])).toEqual([
      [0, ['/a', '/b', '/c']],
      [1, ['/2024/a']],
    ]);
    expect(shards[0]!.docs.map(({version, docs}) => [version, docs.map(({path}) => path)])).toEqual([
      [0, ['/a']],
      [1, ['/2024/a']],
    ]);
  });
});
