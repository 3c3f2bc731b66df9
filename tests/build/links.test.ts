import {describe, expect, it} from 'vitest';
import type {Cheerio, CheerioAPI} from 'cheerio';
import {builtPages, query} from '../lib/builtPages.ts';
import {siteUrl} from '../lib/contract.ts';

const pages = builtPages().filter(({isRedirect}) => !isRedirect);
const LABEL = '(opens in new tab)';

const isElsewhere = (url: string | undefined): boolean =>
  /^(https?:)?\/\//.test(url ?? '') && !url!.startsWith(siteUrl);

/** Elements whose `src` the browser loads with the page. */
const LOADED = ['script', 'img', 'iframe', 'source', 'video', 'audio', 'object', 'embed']
  .map((tag) => `${tag}[src]`)
  .join(', ');
/** Values of `rel` for which the browser opens a connection or loads the link target. */
const LOADING_LINKS = [
  'stylesheet',
  'preload',
  'modulepreload',
  'prefetch',
  'preconnect',
  'dns-prefetch',
  'icon',
  'manifest',
];

/** Returns the accessible name of a link, from its label or from its text and the labels in it. */
const nameOf = ($: CheerioAPI, link: Cheerio<never>): string =>
  link.attr('aria-label') ??
  [
    link.text(),
    ...link
      .find('[aria-label], img[alt]')
      .toArray()
      .map((e) => $(e).attr('aria-label') ?? $(e).attr('alt')),
  ].join(' ');

const problems = pages.map((page) => {
  const $ = query(page);
  const outside = $('a[href]')
    .toArray()
    .map((element) => $(element) as Cheerio<never>)
    .filter((link) => isElsewhere(link.attr('href')));
  return {
    route: page.route,
    loads: [
      ...$(LOADED)
        .toArray()
        .map((element) => $(element).attr('src')),
      ...$('link')
        .toArray()
        .filter((e) => LOADING_LINKS.includes($(e).attr('rel') ?? ''))
        .map((e) => $(e).attr('href')),
    ].filter(isElsewhere),
    sameTab: outside
      .filter((link) => link.attr('target') !== '_blank' || !/noopener/.test(link.attr('rel') ?? ''))
      .map((link) => link.attr('href')),
    unlabelled: outside.filter((link) => !nameOf($, link).includes(LABEL)).map((link) => link.attr('href')),
    images: $('img')
      .toArray()
      .filter((e) => $(e).attr('alt') === undefined)
      .map((e) => $(e).attr('src')),
  };
});

const found = (kind: keyof Omit<(typeof problems)[number], 'route'>) =>
  problems
    .filter((problem) => problem[kind].length)
    .map((problem) => `${problem.route}: ${[...new Set(problem[kind])].join(', ')}`);

describe('the HTML of the default build', () => {
  it('loads nothing from another origin', () => expect(found('loads')).toEqual([]));
  it('opens links that leave the site in a new tab, without access to this one', () =>
    expect(found('sameTab')).toEqual([]));
  it('says so in the name of each such link', () => expect(found('unlabelled')).toEqual([]));
  it('has an alt attribute for every image', () => expect(found('images')).toEqual([]));
});
