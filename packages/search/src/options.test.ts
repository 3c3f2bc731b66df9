import {expect, it} from 'vitest';
import {readOptions, type Options} from './options.ts';

const area = {id: 'all', name: 'All', prefix: '/', landing: '/'};

it('fills in the defaults', () =>
  expect(readOptions({exclude: ['/tool/'], texts: {pageTitle: 'Find'}, id: 'default'} as Options)).toMatchObject({
    exclude: ['/tool/'],
    synonyms: [],
    areas: [{prefix: '/'}],
    texts: {pageTitle: 'Find', modalPlaceholder: 'Search the documentation, or ask a question'},
    searchPage: true,
  }));

it.each<[object, string]>([
  [{excludes: []}, 'unknown option excludes: expected areas, exclude, synonyms'],
  [{exclude: ['search']}, 'invalid exclude "search": expected paths that start and end with a slash'],
  [{exclude: '/a/'}, 'invalid exclude "/a/": expected an array'],
  [{areas: []}, 'the last area has the prefix undefined: expected /'],
  [{areas: [{...area, name: ''}]}, 'expected a text in name'],
  [{areas: [{...area, landing: 'a/'}]}, 'invalid landing of the area all: expected a path that starts and ends'],
  [{areas: [{...area, prefix: '/a/'}]}, 'the last area has the prefix /a/: expected /'],
  [{areas: [{...area, successor: 'new'}]}, 'invalid successor of the area all: expected the id of another area'],
  [{synonyms: [{from: ['a'], to: 'b'}]}, 'invalid synonym {"from":["a"],"to":"b"}: expected arrays of phrases'],
  [{popular: [{title: 'A'}]}, 'invalid popular page {"title":"A"}: expected a text in title and to'],
  [{suggestions: [1]}, 'invalid suggestions [1]: expected texts'],
  [{missingResultsUrl: 'https://example.com'}, 'expected an http(s) URL with {query}'],
  [{texts: {title: 'A'}}, 'unknown text title: expected modalPlaceholder, pageTitle'],
  [{texts: {pageTitle: 1}}, 'invalid text pageTitle 1: expected a text'],
  [{searchPage: 'search'}, 'invalid searchPage "search": expected true or false'],
])('rejects the options %j', (options, message) => expect(() => readOptions(options)).toThrow(message));
