import {describe, expect, it} from 'vitest';
import type {Route, Tables} from './readTables.ts';
import {split} from './split.ts';

const route = (path: string, more: Partial<Route> = {}): Route => ({path, component: {path, hash: 'abc'}, ...more});
const leaf = (path: string): Route => route(path, {exact: true, sidebar: 'docs'});

const paths = ['/a/', '/b/', '/c/', '/d/', '/e/'];
const tables: Tables = {
  routes: [route('/about/', {exact: true}), route('/', {component: {path: '/', hash: 'top'}, routes: [route('/2024/', {routes: [leaf('/2024/a/')]}), route('/', {routes: paths.toReversed().map(leaf)})]})],
  routesChunkNames: {
    '/about/-abc': {__comp: 'about'},
    '/-top': {__comp: 'root'},
    '/2024/-abc': {__comp: 'version'},
    '/-abc': {__comp: 'version'},
    '/2024/a/-abc': {__comp: 'doc', content: 'old-a'},
    ...Object.fromEntries(paths.map((path) => [`${path}-abc`, {__comp: 'doc', content: path, items: [{shared: path === '/a/' || path === '/e/' ? 'both' : path}]}])),
  },
  registry: Object.fromEntries(['about', 'root', 'version', 'doc', 'old-a', 'both', ...paths].map((name) => [name, `@site/${name}`])),
  globalData: {
    'docusaurus-plugin-content-docs': {
      default: {
        versions: [
          {name: 'current', mainDocId: 'b', docs: paths.map((path) => ({id: path.slice(1, -1), path: path.slice(0, -1)}))},
          {name: '2024', mainDocId: 'a', docs: [{id: 'a', path: '/2024/a'}]},
        ],
      },
    },
  },
};
const {core, parents, shards} = split(tables, {docIds: ['e']});

describe('split', () => {
  it('empties the parents of pages alone, and keeps all else', () => {
    expect(parents.map(({path, routes}) => [path, routes])).toEqual([['/2024/', []], ['/', []]]);
    expect(core.routes.map(({path}) => path)).toEqual(['/about/', '/']);
    expect(Object.keys(core.routesChunkNames)).toEqual(['/about/-abc', '/-top', '/2024/-abc', '/-abc']);
  });

  it('makes as many shards of a parent as each has pages, in the order of their paths', () => {
    expect(shards.map(({parent, routes}) => [parent, routes.map(({path}) => path)])).toEqual([
      [0, ['/2024/a/']],
      [1, ['/a/', '/b/', '/c/']],
      [1, ['/d/', '/e/']],
    ]);
  });

  it('gives a shard what its pages alone need, and the core what several do', () => {
    expect(shards.map(({registry}) => Object.keys(registry))).toEqual([['old-a'], ['/a/', '/b/', '/c/'], ['/d/', '/e/']]);
    expect(Object.keys(core.registry)).toEqual(['about', 'root', 'version', 'doc', 'both']);
  });

  it('leaves to the core the documents that any page may link to', () => {
    expect(core.globalData['docusaurus-plugin-content-docs']!['default']!.versions.map(({docs}) => docs.map(({id}) => id))).toEqual([['b', 'e'], ['a']]);
  });

  it('lists in a shard its documents in all versions', () => {
    expect(shards[1]!.docs.map(({version, docs}) => [version, docs.map(({path}) => path)])).toEqual([[0, ['/a', '/b', '/c']], [1, ['/2024/a']]]);
    expect(shards[0]!.docs.map(({version, docs}) => [version, docs.map(({path}) => path)])).toEqual([[0, ['/a']], [1, ['/2024/a']]]);
  });
});
