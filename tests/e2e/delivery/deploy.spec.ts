import {cpSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {deliver} from '../../../scripts/delivery/index.ts';
import {deploy, rollBack} from '../../../scripts/deploy/deploy.ts';
import {readSettings} from '../../../src/config/env.ts';
import {changedText} from '../../fixtures/changed.ts';
import {variantDir} from '../../fixtures/variants.ts';
import {chunkWith} from '../../lib/chunk.ts';
import {startNginx, type Nginx} from '../../lib/nginx.ts';
import {open} from '../../lib/open.ts';
import {ownPorts} from '../../ports.ts';
import {saveData} from '../../lib/saveData.ts';

// One nginx, on one port.
test.describe.configure({mode: 'serial'});

const day = (n: number): Date => new Date(Date.UTC(2025, 0, n));
let dir: string;
let target: string;
let nginx: Nginx | undefined;

/** Deploys the fixture site, as it is or with its long page changed. */
const put = (variant: 'fixture' | 'changed', now: Date, build: string = variant) =>
  deploy({target, graceDays: 14, now, build: path.join(dir, build), nginxConfig: path.join(dir, `${variant}-delivery`, 'nginx.conf'), baseUrl: '/', hasSearchIndex: true});

/** Opens a page that leads to the long one, whose code is not loaded beforehand. */
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
    await deliver(path.join(dir, variant), readSettings({}), [], path.join(dir, `${variant}-delivery`));
  }
});
test.beforeEach(async () => {
  rmSync(target, {recursive: true, force: true});
  mkdirSync(target);
  await put('fixture', day(1));
  nginx = await startNginx(ownPorts.deploy, path.join(target, 'current/nginx.conf'));
});
test.afterEach(async () => {
  await nginx?.stop();
  nginx = undefined;
});
test.afterAll(() => rmSync(dir, {recursive: true, force: true}));

test('a page that is open during a deploy goes on to pages of its own build; a new one gets the new build', async ({page, context}) => {
  const tab = await openTab(page);
  expect(await put('changed', day(2))).toMatchObject({configChanged: false});
  await goOn(page);
  await expect(page.getByText(changedText.before, {exact: true})).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
  expect(tab.loads()).toBe(0);

  const other = await context.newPage();
  await open(other, `${nginx!.origin}/long/`);
  await expect(other.getByText(changedText.after, {exact: true})).toBeVisible();
});

test('a page that is open when the grace of its build is over loads the next page whole, once', async ({page}) => {
  const tab = await openTab(page);
  await put('changed', day(2));
  await put('changed', day(17));
  await goOn(page);
  await expect(page.getByText(changedText.after, {exact: true})).toBeVisible();
  expect(await isSamePage(page)).toBe(false);
  expect(tab.loads()).toBe(1);
});

test('a page whose code is nowhere to be had is loaded whole once, not again and again, and can be read', async ({page}) => {
  const tab = await openTab(page);
  for (const end of ['', '.br', '.gz']) rmSync(path.join(target, 'current/site', chunkWith('Part of section 12') + end));
  const failure = page.waitForEvent('pageerror', (error) => /Loading .*chunk .* failed/.test(error.message));
  await goOn(page);
  await failure;
  await expect(page.getByText(changedText.before, {exact: true})).toBeVisible();
  expect(tab.loads()).toBe(1);
  // Links work as links do.
  await page.getByRole('link', {name: /^Previous/}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Everything a page may use');
  expect(tab.loads()).toBe(2);
});

test('a deploy that fails its smoke test changes nothing for readers', async ({page}) => {
  cpSync(path.join(dir, 'changed'), path.join(dir, 'broken'), {recursive: true});
  rmSync(path.join(dir, 'broken/assets/css'), {recursive: true});
  await expect(put('changed', day(2), 'broken')).rejects.toThrow(/failed its smoke test[^]*loads \/assets\/css\/.*, which is not there/);
  await open(page, `${nginx!.origin}/long/`);
  await expect(page.getByText(changedText.before, {exact: true})).toBeVisible();
});

test('a rollback brings back the build before, and pages that are open go on', async ({page, context}) => {
  await put('changed', day(2));
  const tab = await openTab(page);
  await rollBack({target, graceDays: 14, now: day(3)});
  await goOn(page);
  await expect(page.getByText(changedText.after, {exact: true})).toBeVisible();
  expect(tab.loads()).toBe(0);

  const other = await context.newPage();
  await open(other, `${nginx!.origin}/long/`);
  await expect(other.getByText(changedText.before, {exact: true})).toBeVisible();
});
