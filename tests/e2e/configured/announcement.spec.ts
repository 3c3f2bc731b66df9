import {expect, test, type Page} from '@playwright/test';
import {open} from '../../lib/open.ts';

const bar = (page: Page) => page.locator('.theme-announcement-bar');
const stored = (page: Page) =>
  page.evaluate(() => ['id', 'dismiss'].map((name) => localStorage.getItem(`docusaurus.announcement.${name}`)));

test('the bar stands above the navbar with its content and colors', async ({page}) => {
  await open(page, '/long/');
  await expect(bar(page)).toHaveText('A long page is new.');
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(bar(page).getByRole('link', {name: 'long page'})).toHaveAttribute('href', '/long/');
  const top = (await bar(page).boundingBox())!;
  expect(top.y).toBe(0);
  expect((await page.locator('nav.navbar').boundingBox())!.y).toBeGreaterThanOrEqual(top.height);
  expect(await stored(page)).toEqual(['first', 'false']);
});

test('the bar is closed for good, on other pages and after a new load', async ({page}) => {
  await open(page, '/long/');
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await stored(page)).toEqual(['first', 'true']);
  await page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL('/overview/');
  await expect(bar(page)).toHaveCount(0);
  await open(page, '/kitchen-sink/');
  await expect(bar(page)).toHaveCount(0);
});

test('the bar is closed by keyboard', async ({page}) => {
  await open(page, '/long/');
  await bar(page).getByRole('button', {name: 'Close'}).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
});

test('a closed bar is hidden before the scripts run', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'first');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/long/');
  await expect(bar(page)).toBeHidden();
});

test('a new id shows the bar to readers who have closed the last one', async ({page}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('set')) return;
    sessionStorage.setItem('set', 'true');
    localStorage.setItem('docusaurus.announcement.id', 'an older one');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await open(page, '/long/');
  expect(await stored(page)).toEqual(['first', 'false']);
  await expect(bar(page)).toBeVisible();
  await open(page, '/kitchen-sink/');
  await expect(bar(page)).toBeVisible();
});

test('what is stored wrongly counts as not closed', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', '{');
    localStorage.setItem('docusaurus.announcement.dismiss', 'perhaps');
  });
  await open(page, '/long/');
  await expect(bar(page)).toBeVisible();
});
