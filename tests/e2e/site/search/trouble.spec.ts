import {expect, test} from '@playwright/test';
import {addresses, hits, input, openSearch, search} from '../../../lib/search.ts';

const TERMS = '**/search-index/terms.*';

test('an index of another version of the site is noticed, and the new one is read', async ({page}) => {
  let manifests = 0;
  await page.route('**/search-index/manifest.json', (route) => {
    manifests++;
    return route.continue();
  });
  await openSearch(page);
  await search(page, 'vault');
  expect(manifests).toBe(1);
  // As after a deployment: the files of the old version are gone.
  await page.route(TERMS, (route) => (manifests === 1 ? route.fulfill({status: 404, body: 'gone'}) : route.continue()));
  await search(page, 'jankiness');
  expect(manifests).toBe(2);
  expect(await addresses(page)).toContain('/performance/motion/');
});

test('titles answer while the full text is still on its way, and the full text when it is there', async ({page}) => {
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
  await expect.poll(async () => (await page.locator('.DocSearch-Hit').allTextContents()).join(' ').length).toBeGreaterThan(300);
});
