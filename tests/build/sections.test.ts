import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {builtPages, query, repeated} from '../lib/builtPages.ts';

const pages = new Map(builtPages().map((page) => [page.route, page]));
const sections = readdirSync('build/sections', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('index.html'))
  .map((file) => ({file, $: load(readFileSync(path.join('build/sections', file), 'utf8'))}));
const wrong = (test: (section: (typeof sections)[number]) => unknown): string[] =>
  sections.filter((section) => test(section)).map(({file}) => file);

describe('sections on one page', () => {
  it('exist', () => {
    expect(sections.length).toBeGreaterThan(40);
    expect(existsSync('build/sections/docs/secure-connections/sauce-connect-5/index.html')).toBe(true);
  });

  it('have no scripts except for prefetching, and are kept from search engines, search and sitemap', () => {
    expect(wrong(({$}) => $('script').length !== 2 || !$('script').first().is('[type=speculationrules]'))).toEqual([]);
    expect(wrong(({$}) => $('meta[name=robots]').attr('content') !== 'noindex')).toEqual([]);
    expect(readFileSync('build/sitemap.xml', 'utf8')).not.toContain('/sections/');
    expect(readFileSync('build/llms.json', 'utf8')).not.toContain('/sections/');
  });

  it('have one title, and no duplicate IDs', () => {
    expect(wrong(({$}) => $('h1').length !== 1)).toEqual([]);
    for (const {file, $} of sections)
      expect(
        repeated(
          $('[id]')
            .toArray()
            .map(({attribs}) => attribs.id!),
        ),
        file,
      ).toEqual([]);
  });

  it('have links that lead to a place on them, or to a page', () => {
    const dead = sections.flatMap(({file, $}) => {
      const places = new Set(
        $('[id]')
          .toArray()
          .map(({attribs}) => `#${attribs.id}`),
      );
      const isThere = (href: string): boolean =>
        href.startsWith('#')
          ? places.has(decodeURIComponent(href))
          : !href.startsWith('/') || existsSync(path.join('build', href.split(/[?#]/)[0]!));
      const targets = $('a[href]')
        .toArray()
        .map(({attribs}) => attribs.href!);
      return targets.filter((href) => !isThere(href)).map((href) => `${file}: ${href}`);
    });
    expect(dead).toEqual([]);
  });

  it('contain the pages of the section with their samples', () => {
    const section = sections.find(({file}) => file === 'docs/secure-connections/sauce-connect-5/index.html')!;
    const titles = section
      .$('nav a')
      .toArray()
      .map((link) => section.$(link).text());
    const own = section
      .$('article h2:first-of-type')
      .toArray()
      .map((heading) => section.$(heading).text().trim());
    expect(own).toHaveLength(titles.length);
    const page = query(pages.get('/secure-connections/sauce-connect-5/quickstart/')!);
    for (const sample of page('.theme-doc-markdown pre').toArray())
      expect(section.$('article').text()).toContain(page(sample).text());
  });

  it('are at most half as large as their pages', () => {
    const bytes = sections.reduce((sum, {$}) => sum + $.html().length, 0);
    expect(bytes).toBeLessThan([...pages.values()].reduce((sum, {html}) => sum + html.length, 0) / 2);
  });
});
