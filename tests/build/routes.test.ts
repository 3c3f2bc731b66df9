import {describe, expect, it} from 'vitest';
import {builtPages, query, repeated} from '../lib/builtPages.ts';
import {archive, documents, siteUrl, standalonePages} from '../lib/contract.ts';

const all = builtPages();
const pages = new Map(all.filter((page) => !page.isRedirect).map((page) => [page.route, page]));
const expected = [...documents.map((document) => document.path), ...standalonePages];
const current = all.filter(({route, isRedirect}) => !isRedirect && !route.startsWith(archive) && route !== '/404.html');

const heads = current.map((page) => {
  const $ = query(page);
  return {
    route: page.route,
    title: $('title').text(),
    description: $('meta[name=description]').attr('content') ?? '',
    isWritten: $('meta[name=robots]').attr('content') !== 'noindex',
    canonical: $('link[rel=canonical]').attr('href'),
  };
});

describe('the routes of the build', () => {
  it('hold each document of the contract and the standalone pages', () => {
    expect(expected.filter((route) => !pages.has(route))).toEqual([]);
  });

  it('hold no page beside them', () => {
    const known = new Set<string>([...expected, '/search/']);
    expect(current.map(({route}) => route).filter((route) => !known.has(route))).toEqual([]);
  });

  it('all end with a slash', () => {
    expect(current.map(({route}) => route).filter((route) => !route.endsWith('/'))).toEqual([]);
  });

  it('are each their own canonical address, on the site and with a slash at the end', () => {
    expect(heads.filter(({route, canonical}) => canonical !== siteUrl + route)).toEqual([]);
  });
});

describe('the heads of the pages', () => {
  it('have titles that are not empty and stand once', () => {
    expect(heads.filter(({title}) => !title.trim())).toEqual([]);
    // Pages that aren't written yet don't have their final titles.
    expect(repeated(heads.filter(({isWritten}) => isWritten).map(({title}) => title))).toEqual([]);
  });

  it('name the site in every title', () => {
    expect(heads.filter(({title}) => !title.endsWith('Sauce Labs Documentation'))).toEqual([]);
  });

  it('have descriptions of 50 to 160 characters that stand once', () => {
    const own = heads.filter(({route}) => route !== '/search/');
    expect(own.filter(({description}) => description.length < 50 || description.length > 160)).toEqual([]);
    expect(repeated(own.map(({description}) => description))).toEqual([]);
  });

  it('say English, left to right', () => {
    const wrong = all.filter(({html, isRedirect}) => !isRedirect && !/<html lang="?en"? dir="?ltr/.test(html));
    expect(wrong.map(({route}) => route)).toEqual([]);
  });
});
