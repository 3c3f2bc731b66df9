import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {builtPages, type BuiltPage} from '../lib/builtPages.ts';
import {archive, documents, siteUrl} from '../lib/contract.ts';
import {difference, textOfPage, textOfMarkdown} from '../lib/markdownPages.ts';

/** Maximum share of words that differ between a page and its Markdown version, which adds labels such as "Diagram:" and "Applies to:". */
const APART = 0.05;

/** Pages without a Markdown version: the list of changes has feeds, and the others are tools. */
const withoutMarkdown = ['/404.html', '/search/', '/changes/'];

/** Returns whether a page is written. Unwritten pages are marked noindex; archived pages are too, although they're written. */
const isWritten = ({route, html}: BuiltPage): boolean =>
  route.startsWith(archive) || !/<meta [^>]*name="?robots"? content="?noindex/.test(html);
const pages = builtPages().filter(
  (page) => !page.isRedirect && !withoutMarkdown.includes(page.route) && isWritten(page),
);
const fileOf = (route: string): string => path.join('build', route, 'index.md');
const pairs = pages
  .filter(({route}) => existsSync(fileOf(route)))
  .map((page) => ({
    ...page,
    page: textOfPage(page.html),
    markdownPage: textOfMarkdown(readFileSync(fileOf(page.route), 'utf8')),
  }));
const routesWhere = (test: (pair: (typeof pairs)[number]) => boolean): string[] =>
  pairs.filter(test).map(({route}) => route);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const headers = new Map(
  pairs.map(({route, markdownPage}) => [route, parse(markdownPage.header) as Record<string, unknown>]),
);

describe('the Markdown versions', () => {
  it('exist for every written page except search and changes', () => {
    expect(pages.length).toBeGreaterThan(documents.length / 2);
    expect(pages.map(({route}) => route).filter((route) => !existsSync(fileOf(route)))).toEqual([]);
  });

  it('have the headings of their pages', () =>
    expect(routesWhere(({page, markdownPage}) => !same(page.headings, markdownPage.headings))).toEqual([]));
  it('have the samples of their pages, each with its language', () =>
    expect(routesWhere(({page, markdownPage}) => !same(page.samples, markdownPage.samples))).toEqual([]));
  it('have the tables of their pages, cell by cell', () =>
    expect(routesWhere(({page, markdownPage}) => !same(page.tables, markdownPage.tables))).toEqual([]));

  it('say the same words as their pages', () => {
    const apart = pairs.map(({route, page, markdownPage}) => ({
      route,
      difference: difference(page.words, markdownPage.words),
    }));
    expect(apart.filter((one) => one.difference > APART)).toEqual([]);
  });

  it('contain no HTML, JSX, directives, or tokens', () => {
    expect(
      pairs
        .filter(({markdownPage}) => markdownPage.markup.length)
        .map(({route, markdownPage}) => `${route}: ${markdownPage.markup.join(' ')}`),
    ).toEqual([]);
  });

  it('begin with front matter: title, description, URL, date, and the URL of the index', () => {
    const wrong = pairs.filter(({route, html, page}) => {
      const shown = /<time datetime="?(\d{4}-\d\d-\d\d)/.exec(html)?.[1];
      const {title, description, url, last_changed: day, index, archived} = headers.get(route)!;
      const right =
        page.headings.includes(`1 ${String(title)}`) &&
        typeof description === 'string' &&
        description.length > 0 &&
        url === siteUrl + route &&
        (shown ? day === shown : /^\d{4}-\d\d-\d\d$/.test(String(day))) &&
        index === `${siteUrl}/llms.txt` &&
        archived === (route.startsWith(archive) || undefined);
      return !right;
    });
    expect(wrong.map(({route}) => route)).toEqual([]);
  });

  it('are linked from the heads of their pages', () => {
    const linkTo = (markdownPage: string) =>
      new RegExp(`<link[^>]* rel="?alternate"? type="?text/markdown"? href="?${markdownPage}[" ]`);
    expect(
      pages.filter(({route, html}) => !linkTo(`${siteUrl}${route}index.md`).test(html)).map(({route}) => route),
    ).toEqual([]);
  });

  it('are named in the text of their pages, before the title, together with llms.txt', () => {
    const wrong = pages.filter(({route, html}) => {
      const note = `For AI agents: a documentation index is available at ${siteUrl}/llms.txt; the Markdown version of ${siteUrl}${route} is at ${siteUrl}${route}index.md.<`;
      return html.indexOf(note) < 0 || html.indexOf(note) > html.indexOf('<h1') || html.split(note).length !== 2;
    });
    expect(wrong.map(({route}) => route)).toEqual([]);
    expect(
      pages.filter(({route}) => readFileSync(fileOf(route), 'utf8').includes('For AI agents: a documentation index')),
    ).toEqual([]);
  });

  it('link to existing files, and to the Markdown version of each page that has one', () => {
    const inside = pairs.flatMap(({route, markdownPage}) =>
      markdownPage.links.filter((link) => link.startsWith(`${siteUrl}/`)).map((link) => ({route, link})),
    );
    expect(inside.length).toBeGreaterThan(5000);
    const wrong = inside.filter(({link}) => {
      const {pathname} = new URL(link);
      return !existsSync(path.join('build', pathname)) || existsSync(path.join('build', pathname, 'index.md'));
    });
    expect(wrong).toEqual([]);
    expect(
      pairs.flatMap(({markdownPage}) => markdownPage.links.filter((link) => !/^(https?:|mailto:|#)/.test(link))),
    ).toEqual([]);
  });
});

const read = (url: string): string => readFileSync(path.join('build', new URL(url).pathname), 'utf8');
const linksOf = (markdown: string): string[] => textOfMarkdown(markdown).links;

describe('the indexes of the Markdown versions', () => {
  const index = read(`${siteUrl}/llms.txt`);
  const areaLists = linksOf(index).filter((link) => link.startsWith(`${siteUrl}/llms/`));
  const routes = pairs.map(({route}) => `${siteUrl}${route}index.md`).sort();

  it('list every Markdown version once, from llms.txt through the areas', () => {
    expect(areaLists.flatMap((list) => linksOf(read(list)).filter((link) => link.endsWith('.md'))).sort()).toEqual(
      routes,
    );
  });

  it('have a manifest with the size and date of each Markdown version', () => {
    const {pages: listed} = JSON.parse(read(`${siteUrl}/llms.json`)) as {
      pages: {url: string; markdown: string; bytes: number; lastChanged: string}[];
    };
    expect(listed.map(({markdown}) => markdown).sort()).toEqual(routes);
    expect(listed.filter(({markdown, bytes}) => Buffer.byteLength(read(markdown)) !== bytes)).toEqual([]);
    expect(
      listed.filter(({url, lastChanged}) => headers.get(new URL(url).pathname)?.last_changed !== lastChanged),
    ).toEqual([]);
  });

  it('include every Markdown version except archived ones in llms-full.txt', () => {
    const full = read(`${siteUrl}/llms-full.txt`);
    const wrong = pairs.filter(
      ({route}) => full.includes(readFileSync(fileOf(route), 'utf8')) === route.startsWith(archive),
    );
    expect(wrong.map(({route}) => route)).toEqual([]);
  });

  it('describe the areas and state their sizes', () => {
    for (const link of areaLists) {
      const kilobytes = Math.ceil(Buffer.byteLength(read(link)) / 1000);
      expect(index).toMatch(
        new RegExp(`\\(${link}\\): [A-Z].{30,}\\. \\(\\d+ pages?, \\d+ kB; list: ${kilobytes} kB\\)`),
      );
    }
    expect(index).toContain(
      `(${siteUrl}/llms-full.txt): the text of all current pages (${Math.ceil(Buffer.byteLength(read(`${siteUrl}/llms-full.txt`)) / 1000)} kB)`,
    );
  });
});
