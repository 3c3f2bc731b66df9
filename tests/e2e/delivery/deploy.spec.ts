import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {deliver} from '../../../src/plugins/publish/steps/hosting/index.ts';
import {retainAssets} from '../../../scripts/delivery/retainAssets.ts';
import {readSettings} from '../../../src/config/env.ts';
import {changedText} from '../../fixtures/changed.ts';
import {variantDir} from '../../fixtures/variants.ts';
import {chunkWith} from '../../lib/chunk.ts';
import {startNginx, type Nginx} from '../../lib/nginx.ts';
import {open} from '../../lib/open.ts';
import {ownPorts} from '../../ports.ts';
import {saveData} from '../../lib/saveData.ts';

// All tests start nginx on the same port.
test.describe.configure({mode: 'serial'});

const day = (n: number): Date => new Date(Date.UTC(2025, 0, n));
let dir: string;
let target: string;
let nginx: Nginx | undefined;

/** Replaces the served folder with a build of the fixture site, with the long page as it is or changed, and its retained assets. */
function put(variant: 'fixture' | 'changed', now: Date): void {
  const build = path.join(dir, 'build');
  rmSync(build, {recursive: true, force: true});
  cpSync(path.join(dir, variant), build, {recursive: true});
  retainAssets({build, store: path.join(dir, 'store'), graceDays: 14, now});
  rmSync(target, {recursive: true, force: true});
  cpSync(build, target, {recursive: true});
}

/** Opens a page that links to the long page, without prefetching. `loads` returns the number of page loads since then. */
async function openTab(page: Page): Promise<{loads: () => number}> {
  await saveData(page);
  await open(page, `${nginx!.origin}/kitchen-sink/`);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return {loads: () => loads};
}
const goOn = (page: Page) => page.getByRole('link', {name: 'Next A long page'}).click();
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

test.beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  target = path.join(dir, 'www');
  for (const variant of ['fixture', 'changed'] as const) {
    cpSync(variantDir(variant), path.join(dir, variant), {recursive: true});
    await deliver({
      outDir: path.join(dir, variant),
      siteDir: dir,
      scriptHashes: new Map(),
      settings: readSettings({}),
      redirects: [],
      folder: path.join(dir, `${variant}-delivery`),
    });
  }
});
test.beforeEach(async () => {
  rmSync(path.join(dir, 'store'), {recursive: true, force: true});
  put('fixture', day(1));
  nginx = await startNginx(ownPorts.deploy, path.join(dir, 'fixture-delivery/nginx.conf'), target);
});
test.afterEach(async () => {
  await nginx?.stop();
  nginx = undefined;
});
test.afterAll(() => rmSync(dir, {recursive: true, force: true}));

test('an open page continues with pages of its own build after a deployment, and a new tab gets the new build', async ({
  page,
  context,
}) => {
  const tab = await openTab(page);
  put('changed', day(2));
  await goOn(page);
  await expect(page.getByText(changedText.before, {exact: true})).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
  expect(tab.loads()).toBe(0);

  const other = await context.newPage();
  await open(other, `${nginx!.origin}/long/`);
  await expect(other.getByText(changedText.after, {exact: true})).toBeVisible();
});

test('a page that is open after the grace period of its build opens the next page with one full page load', async ({
  page,
}) => {
  const tab = await openTab(page);
  put('changed', day(2));
  put('changed', day(17));
  await goOn(page);
  await expect(page.getByText(changedText.after, {exact: true})).toBeVisible();
  expect(await isSamePage(page)).toBe(false);
  expect(tab.loads()).toBe(1);
});

test('a page whose code is gone is loaded only once, and is readable', async ({page}) => {
  const tab = await openTab(page);
  for (const end of ['', '.br', '.gz']) rmSync(path.join(target, chunkWith('Part of section 12') + end));
  const failure = page.waitForEvent('pageerror', (error) => /Loading .*chunk .* failed/.test(error.message));
  await goOn(page);
  await failure;
  await expect(page.getByText(changedText.before, {exact: true})).toBeVisible();
  expect(tab.loads()).toBe(1);
  // Without its code, the page uses the browser's navigation.
  await page.getByRole('link', {name: /^Previous/}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Everything a page may use');
  expect(tab.loads()).toBe(2);
});

test('open pages continue to work after a rollback to an earlier build', async ({page, context}) => {
  put('changed', day(2));
  const tab = await openTab(page);
  put('fixture', day(3));
  await goOn(page);
  await expect(page.getByText(changedText.after, {exact: true})).toBeVisible();
  expect(tab.loads()).toBe(0);

  const other = await context.newPage();
  await open(other, `${nginx!.origin}/long/`);
  await expect(other.getByText(changedText.before, {exact: true})).toBeVisible();
});
