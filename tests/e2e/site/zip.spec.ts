import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from '@playwright/test';
import {unzipSync} from 'fflate';
import {serveStatic, type StaticServer} from '../../../scripts/lib/staticServer.ts';
import {zipSite, ZIP_ROOT} from '../../../scripts/lib/zipSite.ts';
import {wcagBuilder} from '../../lib/health.ts';
import {addressOf} from '../../lib/open.ts';
import {addresses, dialog, openSearch, search} from '../../lib/search.ts';

let dir: string;
let server: StaticServer;

test.beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'zip-'));
  for (const [name, bytes] of Object.entries(unzipSync(zipSite('build', '/', 'Docs').bytes))) {
    mkdirSync(path.join(dir, path.dirname(name)), {recursive: true});
    writeFileSync(path.join(dir, name), bytes);
  }
  server = await serveStatic({'/': path.join(dir, ZIP_ROOT)});
});

test.afterAll(() => {
  server.close();
  rmSync(dir, {recursive: true});
});

test('the archive of the site, unpacked and served from this machine, is searched and read without another origin', async ({
  page,
}) => {
  const outside: string[] = [];
  page.on(
    'request',
    (request) =>
      /^https?:/.test(request.url()) && !request.url().startsWith(server.origin) && outside.push(request.url()),
  );
  await openSearch(page, `${server.origin}/overview/`);
  await search(page, 'data center endpoints');
  const [first] = await addresses(page);
  expect(first).toMatch(/^\/basics\/data-center-endpoints\//);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  expect(addressOf(page)).toBe(first);
  await expect(page.locator('main h1')).toBeVisible();
  expect(outside).toEqual([]);
});

test('a page of the archive that is opened as a file explains how to serve the archive', async ({page}) => {
  for (const name of ['index.html', 'overview/index.html']) {
    await page.goto(pathToFileURL(path.join(dir, ZIP_ROOT, name)).href);
    await expect(page.getByRole('alert')).toContainText('This documentation needs a web server.');
    await expect(page.getByRole('alert').locator('code').last()).toHaveText(
      'python3 -m http.server 8000 --directory sauce-docs',
    );
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
    // The rest of the page isn't checked because it has no styles.
    expect((await wcagBuilder(page).include('[role=alert]').analyze()).violations).toEqual([]);
  }
  await page.goto(`${server.origin}/overview/`);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByText('This documentation needs a web server.')).toHaveCount(0);
});
