import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {withChromium} from '../../scripts/bench/withChromium.ts';
import {createSiteServer} from '../../scripts/lib/siteServer.ts';
import {runIn} from '../lib/tinySite.ts';
import {buildMinimalSite} from './minimalSite.ts';

const PAGES = 60;
const name = (page: number): string => `page-${String(page).padStart(2, '0')}`;
const pages = Object.fromEntries(
  Array.from({length: PAGES}, (_, page) => [
    `docs/part-${page % 4}/${name(page)}.md`,
    `# Title of ${name(page)}\n\n\`\`\`js\nconst page = ${page};\n\`\`\`\n\n[Next](../part-${(page + 1) % 4}/${name((page + 1) % PAGES)}.md)\n`,
  ]),
);
let site: Awaited<ReturnType<typeof buildMinimalSite>>;
let server: Server;
let origin: string;

beforeAll(async () => {
  site = await buildMinimalSite({
    folder: 'lean-client',
    name: 'docusaurus-plugin-lean-client',
    options: {onUnsupportedVersion: 'throw'},
    files: {...pages, 'docs/index.md': '---\nslug: /\n---\n\n# Start\n\n[First](part-0/page-00.md)\n'},
  });
  expect(site.output).toContain('Generated static files');
  server = createSiteServer({dir: site.build, baseUrl: '/'});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Returns the text of the scripts that the HTML of a page references. */
function scriptsOf(route: string): string {
  const html = readFileSync(path.join(site.build, route, 'index.html'), 'utf8');
  return [...html.matchAll(/<script src="?([^" >]+)/g)]
    .map(([, src]) => readFileSync(path.join(site.build, src!), 'utf8'))
    .join('\n');
}

it('the scripts of a page contain the routes of its neighbors, and not the routes of distant pages', () => {
  const scripts = scriptsOf('part-0/page-00');
  expect(scripts).toContain('/part-0/page-04/');
  expect(scripts).not.toContain('/part-3/page-59/');
  const all = readdirSync(path.join(site.build, 'assets/js')).map((file) =>
    readFileSync(path.join(site.build, 'assets/js', file), 'utf8'),
  );
  expect(all.filter((text) => text.includes('/part-3/page-59/'))).not.toEqual([]);
});

it('a reader opens a page of another shard without a full page load, and its code is highlighted', () =>
  withChromium(async (browser: Browser) => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.goto(`${origin}/part-2/page-58/`);
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    await page.getByRole('link', {name: 'Next', exact: true}).first().click();
    await page.getByRole('heading', {level: 1, name: 'Title of page-59'}).waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.locator('pre code .token.keyword', {hasText: 'const'}).waitFor();
    expect(errors).toEqual([]);
  }));

it('with a changed version of Docusaurus, the site is built without the plugin and says so', async () => {
  const sources = path.join(site.dir, 'node_modules/docusaurus-plugin-lean-client/index.js');
  writeFileSync(sources, readFileSync(sources, 'utf8').replace('8c1e3de18d30', '000000000000'));
  const strict = await runIn(site.dir, 'docusaurus', ['build']);
  expect(strict.code).toBe(1);
  expect(strict.output).toMatch(/does not support the installed version of Docusaurus:\s+.*preload\.js has changed/);

  const config = path.join(site.dir, 'docusaurus.config.js');
  writeFileSync(config, readFileSync(config, 'utf8').replace('"throw"', '"warn"'));
  const {code, output} = await runIn(site.dir, 'docusaurus', ['build']);
  expect(code, output).toBe(0);
  expect(output).toContain('The client is built without lean-client.');
  expect(scriptsOf('part-0/page-00')).toContain('/part-3/page-59/');
});
