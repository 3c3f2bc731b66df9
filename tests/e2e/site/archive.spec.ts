import {expect, test} from '@playwright/test';
import {open} from '../../lib/open.ts';

const page2024 = '/2024/api-testing/on-prem/self-hosted/deployment-docker/';
const dropdown = '.theme-layout-navbar-right .dropdown';

test('the dropdown in the right group leads to the same page of the other edition and back', async ({page}) => {
  await open(page, '/api-testing/on-prem/self-hosted/deployment-docker/?a=b');
  await page.locator(dropdown).hover();
  await page.locator(dropdown).getByRole('link', {name: '2024'}).click();
  await expect(page).toHaveURL(`${page2024}?a=b`);
  await expect(page.locator(dropdown).getByRole('button')).toHaveText('2024');
  await page.locator(dropdown).hover();
  await page.locator(dropdown).getByRole('link', {name: 'Current'}).click();
  await expect(page).toHaveURL('/api-testing/on-prem/self-hosted/deployment-docker/?a=b');
});

for (const address of ['/', '/dev/', '/search/?q=tunnel']) {
  test(`the menu of ${address} says that the archived edition has no such page, and what the edition contains`, async ({
    page,
  }) => {
    await open(page, address);
    await page.locator(dropdown).hover();
    const menu = page.locator(dropdown).getByRole('list');
    await expect(menu.getByRole('listitem')).toHaveText([
      'Current',
      "This page isn't in version “2024”.",
      '2024: on-premises API Testing',
    ]);
    await menu.getByRole('link', {name: 'Current'}).click();
    await expect(page).toHaveURL(address);
    await page.locator(dropdown).hover();
    await menu.getByRole('link', {name: '2024: on-premises API Testing'}).click();
    await expect(page).toHaveURL('/2024/api-testing/on-prem/quick-start/');
  });
}

test('on a phone, the version menu says that the archived edition has no such page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/dev/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await menu.getByRole('button', {name: 'Back to main menu'}).click();
  await expect(menu.getByText("This page isn't in version “2024”.")).toBeVisible();
  await expect(menu.getByRole('link', {name: '2024: on-premises API Testing'})).toBeVisible();
});

test('the menu of a page in both editions has no note', async ({page}) => {
  await open(page, '/api-testing/on-prem/quick-start/');
  await page.locator(dropdown).hover();
  await expect(page.locator(dropdown).getByRole('listitem')).toHaveText(['Current', '2024: on-premises API Testing']);
});

test('an archived page says that it is one, and leads to the current page', async ({page}) => {
  await open(page, page2024);
  const banner = page.locator('.theme-doc-version-banner');
  await expect(banner).toContainText('2024, which is no longer actively maintained');
  await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: 2024');
  await banner.getByRole('link', {name: 'latest version'}).click();
  await expect(page).toHaveURL('/api-testing/on-prem/self-hosted/deployment-docker/');
  await expect(page.locator('.theme-doc-version-badge')).toHaveCount(0);
  await expect(banner).toHaveCount(0);
});

test('the chosen version is remembered beyond the page', async ({page, context}) => {
  const stored = (p: typeof page) => p.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  await open(page, '/dev/');
  expect(await stored(page)).toBeNull();
  await page.locator(dropdown).hover();
  await page.locator(dropdown).getByRole('link', {name: '2024'}).click();
  await expect(page).toHaveURL(/2024/);
  expect(await stored(page)).toBe('2024');
  const later = await context.newPage();
  await open(later, '/');
  expect(await stored(later)).toBe('2024');
});

test('a stored version that is no more is forgotten', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '1999'));
  await open(page, '/');
  await expect(page.locator(dropdown).getByRole('button')).toHaveText('Current');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBeNull();
});
