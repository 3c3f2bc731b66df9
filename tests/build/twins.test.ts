import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {builtPages, type BuiltPage} from '../lib/builtPages.ts';
import {archive, documents, siteUrl} from '../lib/contract.ts';
import {difference, saidByPage, saidByTwin} from '../lib/twins.ts';

/** How far the words of a twin may be from those of its page; labels such as "Diagram:" and "Applies to:" are its own. */
const APART = 0.05;

/** What changed has feeds; the others are tools. */
const withoutTwin = ['/404.html', '/search/', '/changes/'];

/** Pages that are still to be written are kept from search engines, as archived ones are. */
const isWritten = ({route, html}: BuiltPage): boolean => route.startsWith(archive) || !/<meta [^>]*name="?robots"? content="?noindex/.test(html);
const pages = builtPages().filter((page) => !page.isRedirect && !withoutTwin.includes(page.route) && isWritten(page));
const fileOf = (route: string): string => path.join('build', route, 'index.md');
const pairs = pages
  .filter(({route}) => existsSync(fileOf(route)))
  .map((page) => ({...page, page: saidByPage(page.html), twin: saidByTwin(readFileSync(fileOf(page.route), 'utf8'))}));
const routesWhere = (test: (pair: (typeof pairs)[number]) => boolean): string[] => pairs.filter(test).map(({route}) => route);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const headers = new Map(pairs.map(({route, twin}) => [route, parse(twin.header) as Record<string, unknown>]));

describe('the Markdown twins', () => {
  it('are there for every written page but search and what changed', () => {
    expect(pages.length).toBeGreaterThan(documents.length / 2);
    expect(pages.map(({route}) => route).filter((route) => !existsSync(fileOf(route)))).toEqual([]);
  });

  it('have the headings of their pages', () => expect(routesWhere(({page, twin}) => !same(page.headings, twin.headings))).toEqual([]));
  it('have the samples of their pages, each with its language', () => expect(routesWhere(({page, twin}) => !same(page.samples, twin.samples))).toEqual([]));
  it('have the tables of their pages, cell by cell', () => expect(routesWhere(({page, twin}) => !same(page.tables, twin.tables))).toEqual([]));

  it('say the same words as their pages', () => {
    const apart = pairs.map(({route, page, twin}) => ({route, difference: difference(page.words, twin.words)}));
    expect(apart.filter((one) => one.difference > APART)).toEqual([]);
  });

  it('hold no markup: no HTML, JSX, directive or token', () => {
    expect(pairs.filter(({twin}) => twin.markup.length).map(({route, twin}) => `${route}: ${twin.markup.join(' ')}`)).toEqual([]);
  });

  it('begin with title, description, address, date and the address of the index', () => {
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

  it('are announced in the heads of their pages', () => {
    const linkTo = (twin: string) => new RegExp(`<link[^>]* rel="?alternate"? type="?text/markdown"? href="?${twin}[" ]`);
    expect(pages.filter(({route, html}) => !linkTo(`${siteUrl}${route}index.md`).test(html)).map(({route}) => route)).toEqual([]);
  });

  it('link to twins, which are there, and to nothing else of the site that has one', () => {
    const inside = pairs.flatMap(({route, twin}) => twin.links.filter((link) => link.startsWith(`${siteUrl}/`)).map((link) => ({route, link})));
    expect(inside.length).toBeGreaterThan(5000);
    const wrong = inside.filter(({link}) => {
      const {pathname} = new URL(link);
      return !existsSync(path.join('build', pathname)) || existsSync(path.join('build', pathname, 'index.md'));
    });
    expect(wrong).toEqual([]);
    expect(pairs.flatMap(({twin}) => twin.links.filter((link) => !/^(https?:|mailto:|#)/.test(link)))).toEqual([]);
  });
});

const read = (url: string): string => readFileSync(path.join('build', new URL(url).pathname), 'utf8');
const linksOf = (markdown: string): string[] => saidByTwin(markdown).links;

describe('the lists of the twins', () => {
  const index = read(`${siteUrl}/llms.txt`);
  const areaLists = linksOf(index).filter((link) => link.startsWith(`${siteUrl}/llms/`));
  const routes = pairs.map(({route}) => `${siteUrl}${route}index.md`).sort();

  it('lead from llms.txt through the areas to every twin, once', () => {
    expect(areaLists.flatMap((list) => linksOf(read(list)).filter((link) => link.endsWith('.md'))).sort()).toEqual(routes);
  });

  it('are in the manifest, with what is known of each', () => {
    const {pages: listed} = JSON.parse(read(`${siteUrl}/llms.json`)) as {pages: {url: string; markdown: string; bytes: number; lastChanged: string}[]};
    expect(listed.map(({markdown}) => markdown).sort()).toEqual(routes);
    expect(listed.filter(({markdown, bytes}) => Buffer.byteLength(read(markdown)) !== bytes)).toEqual([]);
    expect(listed.filter(({url, lastChanged}) => headers.get(new URL(url).pathname)?.last_changed !== lastChanged)).toEqual([]);
  });

  it('have every twin but archived ones in the full one', () => {
    const full = read(`${siteUrl}/llms-full.txt`);
    const wrong = pairs.filter(({route}) => full.includes(readFileSync(fileOf(route), 'utf8')) === route.startsWith(archive));
    expect(wrong.map(({route}) => route)).toEqual([]);
  });

  it('say what areas are about, and their sizes', () => {
    for (const link of areaLists) {
      const kilobytes = Math.ceil(Buffer.byteLength(read(link)) / 1000);
      expect(index).toMatch(new RegExp(`\\(${link}\\): [A-Z].{30,}\\. \\(\\d+ pages?, \\d+ kB; list: ${kilobytes} kB\\)`));
    }
    expect(index).toContain(`(${siteUrl}/llms-full.txt): the text of all current pages (${Math.ceil(Buffer.byteLength(read(`${siteUrl}/llms-full.txt`)) / 1000)} kB)`);
  });
});
