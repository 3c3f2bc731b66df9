import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {unzipSync} from 'fflate';
import {serveStatic, type StaticServer} from '../../../scripts/lib/staticServer.ts';
import {zipSite, ZIP_ROOT} from '../../../scripts/lib/zipSite.ts';
import {addressOf} from '../../lib/open.ts';
import {addresses, dialog, openSearch, search} from '../../lib/search.ts';

let dir: string;
let server: StaticServer;

test.beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'zip-'));
  for (const [name, bytes] of Object.entries(unzipSync(zipSite('build', '/').bytes))) {
    mkdirSync(path.join(dir, path.dirname(name)), {recursive: true});
    writeFileSync(path.join(dir, name), bytes);
  }
  server = await serveStatic({'/': path.join(dir, ZIP_ROOT)});
});

test.afterAll(() => {
  server.close();
  rmSync(dir, {recursive: true});
});

test('the archive of the site, unpacked and served from this machine, is searched and read without another origin', async ({page}) => {
  const outside: string[] = [];
  page.on('request', (request) => /^https?:/.test(request.url()) && !request.url().startsWith(server.origin) && outside.push(request.url()));
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
