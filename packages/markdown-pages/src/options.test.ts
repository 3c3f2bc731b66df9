import {expect, it} from 'vitest';
import {readOptions, type Options} from './options.ts';

const area = {id: 'all', name: 'All', prefix: '/', landing: '/'};

it('fills in the defaults', () =>
  expect(readOptions({exclude: ['/search/'], id: 'default'} as Options)).toMatchObject({
    exclude: ['/search/'],
    popular: [],
    areas: [{prefix: '/'}],
    areaNoun: 'area',
  }));

it.each<[object, string]>([
  [{excludes: []}, 'unknown option excludes: expected exclude, popular, areas, areaNoun'],
  [{exclude: ['search']}, 'invalid exclude "search": expected paths that start and end with a slash'],
  [{popular: '/a'}, 'invalid popular "/a": expected paths that start and end with a slash'],
  [{areas: []}, 'invalid areas []: expected an array of areas'],
  [{areas: [{...area, name: ''}]}, 'expected a text in name'],
  [{areas: [{...area, landing: 'a/'}]}, 'invalid landing of the area all: expected a path that starts and ends'],
  [{areas: [{...area, prefix: '/a/'}]}, 'the last area has the prefix /a/: expected /'],
])('rejects the options %j', (options, message) => expect(() => readOptions(options)).toThrow(message));
