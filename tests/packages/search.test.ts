import {readFileSync, readdirSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {withChromium} from '../../scripts/bench/withChromium.ts';
import {createSiteServer} from '../../scripts/lib/siteServer.ts';
import {runIn} from '../lib/tinySite.ts';
import {buildMinimalSite} from './minimalSite.ts';

let site: Awaited<ReturnType<typeof buildMinimalSite>>;
let server: Server;
let origin: string;

beforeAll(async () => {
  site = await buildMinimalSite({
    folder: 'search',
    name: 'docusaurus-plugin-site-search',
    options: {
      exclude: ['/tool/'],
      areas: [
        {id: 'guides', name: 'Guides', prefix: '/guides/', landing: '/guides/first/'},
        {id: 'other', name: 'Other pages', prefix: '/', landing: '/'},
      ],
      synonyms: [{from: ['simultaneous'], to: ['parallel']}],
      popular: [{title: 'The first guide', to: '/guides/first/'}],
      missingResultsUrl: 'https://example.com/report?q={query}',
      texts: {modalPlaceholder: 'Search the minimal site'},
    },
    files: {
      'docs/index.md': '---\nslug: /\n---\n\n# Start\n\n[First guide](guides/first.md)\n',
      'docs/guides/first.md':
        '---\nquestions: [How do I add a colleague?]\n---\n\n# First guide\n\n## Run tests in parallel\n\nUse the flag `--threads` to run several tests at the same time.\n',
      'wrong.config.js':
        "const config = require('./docusaurus.config.js');\nmodule.exports = {...config, plugins: [['docusaurus-plugin-site-search', {area: 'guides'}]]};\n",
      'docs/tool.md': '# Tool\n\nIt has threads, too.\n',
    },
  });
  expect(site.code, site.output).toBe(0);
  server = createSiteServer({dir: site.build, baseUrl: '/'});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server?.close());

/** Opens a page in a new browser, and checks that it causes no errors. */
const visit = (route: string, test: (page: Page) => Promise<void>): Promise<void> =>
  withChromium(async (browser: Browser) => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.goto(origin + route);
    await test(page);
    expect(errors).toEqual([]);
  });

it('writes an index of the pages, without excluded pages and the search page', () => {
  expect(site.output).toMatch(/site-search: 2 pages, 3 sections in \d+ files/);
  const folder = path.join(site.build, 'search-index');
  expect(readdirSync(folder)).toContain('manifest.json');
});

it('a page contains the search button, and not the modal and its options', () => {
  const html = readFileSync(path.join(site.build, 'index.html'), 'utf8');
  expect(html).toContain('DocSearch-Button');
  const scripts = [...html.matchAll(/<script src="?([^" >]+)/g)].map(([, src]) =>
    readFileSync(path.join(site.build, src!), 'utf8'),
  );
  expect(scripts.length).toBeGreaterThan(0);
  // A default, because Docusaurus itself adds the configuration of the site to these scripts.
  expect(scripts.some((text) => text.includes('Search all pages of the documentation.'))).toBe(false);
});

it('a reader opens the modal, sees the popular pages, and finds a section by a synonym', () =>
  visit('/', async (page) => {
    await page.getByRole('button', {name: /^Search/}).click();
    await page.getByPlaceholder('Search the minimal site').waitFor();
    await page.getByRole('link', {name: 'The first guide'}).waitFor();
    await page.locator('.DocSearch-Input').fill('simultaneous');
    const hit = page.locator('.DocSearch-Hit a').first();
    await hit.filter({hasText: 'Run tests in parallel'}).waitFor();
    expect(await page.locator('.DocSearch-Hit-source').first().textContent()).toBe('Guides');
    await hit.click();
    await page.waitForURL(`${origin}/guides/first/#run-tests-in-parallel`);
  }));

it('the search page finds names and questions, and reports queries without results', async () => {
  await visit('/search/?q=threads', async (page) => {
    await page.getByText('1 result for “threads”').waitFor();
    await page.getByRole('link', {name: 'First guide › Run tests in parallel', exact: true}).waitFor();
  });
  await visit('/search/?q=colleague', (page) => page.getByText('1 result for “colleague”').waitFor());
  await visit('/search/?q=xyzzyx', async (page) => {
    const link = page.getByRole('link', {name: 'Let us know'});
    expect(await link.getAttribute('href')).toBe('https://example.com/report?q=xyzzyx');
  });
});

it('an invalid option fails the build', async () => {
  const {code, output} = await runIn(site.dir, 'docusaurus', ['build', '--config', 'wrong.config.js']);
  expect(code).toBe(1);
  expect(output).toContain('site-search: unknown option area: expected areas, exclude');
});
