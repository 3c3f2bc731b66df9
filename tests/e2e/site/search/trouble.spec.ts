import {expect, test} from '@playwright/test';
import {addresses, hits, input, openSearch, search, troubles} from '../../../lib/search.ts';

const INDEX = '**/search-index/**';
const TERMS = '**/search-index/terms.*';

test('an index that cannot be fetched is an error, and search recovers by itself', async ({page}) => {
  const seen = troubles(page);
  await page.route(INDEX, (route) => route.abort());
  await openSearch(page);
  await input(page).fill('vault');
  await expect(page.getByText('Unable to fetch results', {exact: true}).first()).toBeVisible();
  await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
  await expect(page.locator('.search-announcer')).toHaveText('Unable to fetch results');
  await page.unroute(INDEX);
  await expect(hits(page).first()).toBeVisible({timeout: 15_000});
  expect(seen).toEqual([]);
});

test('it can be tried again at once', async ({page}) => {
  // Disables the interval at which search retries automatically.
  await page.addInitScript(() => Object.assign(window, {setInterval: () => 0}));
  await page.route(INDEX, (route) => route.fulfill({status: 503, body: 'busy'}));
  await openSearch(page);
  await input(page).fill('vault');
  const again = page.getByRole('button', {name: 'Try again'});
  await expect(again).toBeVisible();
  await page.unroute(INDEX);
  await again.click();
  await expect(hits(page).first()).toBeVisible({timeout: 15_000});
});

test('half a shard is an error and not a blank list, until the whole shard comes', async ({page}) => {
  const halves = new Map<string, Buffer>();
  await page.route(TERMS, async (route) => {
    const url = route.request().url();
    const half = halves.get(url) ?? (await (await route.fetch()).body()).subarray(0, 100);
    halves.set(url, half);
    await route.fulfill({body: half});
  });
  await openSearch(page);
  await input(page).fill('vault');
  // Search requests every shard four times before it shows an error.
  await expect(page.locator('.DocSearch-ErrorScreen')).toBeVisible({timeout: 45_000});
  await page.unroute(TERMS);
  await expect(hits(page).first()).toBeVisible({timeout: 30_000});
});

test('detects an index of another version of the site, and loads the new one', async ({page}) => {
  let manifests = 0;
  await page.route('**/search-index/manifest.json', (route) => {
    manifests++;
    return route.continue();
  });
  await openSearch(page);
  await search(page, 'vault');
  expect(manifests).toBe(1);
  // As after a deployment, the files of the old version are gone.
  await page.route(TERMS, (route) => (manifests === 1 ? route.fulfill({status: 404, body: 'gone'}) : route.continue()));
  await search(page, 'jankiness');
  expect(manifests).toBe(2);
  expect(await addresses(page)).toContain('/performance/motion/');
});

test('the result of an earlier keystroke never replaces a later result', async ({page}) => {
  await openSearch(page);
  await search(page, 'tunnel');
  let slow = true;
  await page.route(TERMS, async (route) => {
    if (slow) await new Promise((resolve) => setTimeout(resolve, 2500));
    await route.continue();
  });
  await input(page).fill('jankiness');
  await page.waitForTimeout(50);
  slow = false;
  await search(page, 'tunnel');
  const shown = await addresses(page);
  await page.waitForTimeout(3500);
  expect(await addresses(page)).toEqual(shown);
  await expect(page.locator('.search-announcer')).toContainText('tunnel');
});

test('shows no empty result while the index loads, and fetches only the shards that the query needs', async ({
  page,
}) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const shards: string[] = [];
  await page.route(INDEX, async (route) => {
    const url = route.request().url();
    if (/\/(terms|text)\./.test(url)) shards.push(url);
    await gate;
    await route.continue();
  });
  await openSearch(page);
  await input(page).fill('tunnel');
  await page.waitForTimeout(500);
  await expect(page.locator('.DocSearch-NoResults')).toBeHidden();
  release();
  await search(page, 'tunnel');
  await page.waitForLoadState('networkidle');
  expect(shards.length).toBeGreaterThan(1);
  // The suggestions for a query without results would request three times as many shards.
  expect(shards.length).toBeLessThan(20);
});

test('searches titles while the full text loads, and then the full text', async ({page}) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/search-index\/(terms|text)\./, async (route) => {
    await gate;
    await route.continue();
  });
  await openSearch(page);
  await input(page).fill('data center endpoints');
  await expect(hits(page).first()).toContainText('Data center endpoints', {ignoreCase: true});
  await expect(page.locator('.DocSearch-Hit-path mark')).toHaveCount(0);
  release();
  await expect(page.locator('.DocSearch-Hit-path mark, .DocSearch-Hit-title mark').first()).toBeVisible();
  await expect
    .poll(async () => (await page.locator('.DocSearch-Hit').allTextContents()).join(' ').length)
    .toBeGreaterThan(300);
});
