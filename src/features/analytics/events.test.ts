import {describe, expect, it} from 'vitest';
import {changeOf, docsPageViewed, pageView, type Route} from './events.ts';

const route = (pathname: string, search = '', hash = ''): Route => ({pathname, search, hash});

describe('changeOf', () => {
  it.each([
    [route('/a/'), null, {isNewPath: true, isNewView: true}],
    [route('/a/'), route('/b/'), {isNewPath: true, isNewView: true}],
    [route('/a/', '?c'), route('/a/'), {isNewPath: false, isNewView: true}],
    [route('/a/', '', '#c'), route('/a/'), {isNewPath: false, isNewView: true}],
    [route('/a/', '?c', '#d'), route('/a/', '?c', '#d'), {isNewPath: false, isNewView: false}],
  ])('detects the change from %2$o to %1$o', (to, from, change) => expect(changeOf(to, from)).toEqual(change));
});

it('returns an event with the fields in the specification', () => {
  expect(docsPageViewed(route('/a/', '?b', '#c'), 'https://docs.example.com')).toEqual({
    page: '/a/',
    domain: 'https://docs.example.com',
    subject_name: '/a/',
    product_area: 'Docs',
    product_sub_area: 'Sauce Docs',
  });
});

it('returns a page view with its path, query, and URL', () => {
  expect(pageView(route('/a/', '?b', '#c'), 'https://docs.example.com')).toEqual({
    path: '/a/',
    search: '?b',
    url: 'https://docs.example.com/a/?b#c',
  });
});
