import {expect, test} from '@playwright/test';
import {open} from '../../lib/open.ts';

const chain = /The printer is on fire\s+Cause:\s+Too much paper/;

test('a part of a page that crashes leaves the navbar and footer, says what happened, and can be tried again', async ({
  page,
}) => {
  await open(page, '/inside/');
  await page.getByRole('button', {name: 'Break'}).click();
  await expect(page.locator('main h1')).toHaveText('This page crashed.');
  await expect(page.locator('main')).toContainText(chain);
  await expect(page.locator('nav.navbar')).toBeVisible();
  await expect(page.locator('footer.theme-layout-footer')).toBeVisible();
  await page.evaluate(() => Object.assign(window, {isFixed: true}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('button', {name: 'Break'})).toBeVisible();
  await expect(page.getByText('This page crashed')).toHaveCount(0);
});

test('a page that crashes as a whole says so in its title as well, and can be tried again', async ({page}) => {
  await open(page, '/outside/');
  await page.getByRole('button', {name: 'Break'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.locator('body')).toContainText(chain);
  await page.evaluate(() => Object.assign(window, {isFixed: true}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'Fragile'})).toBeVisible();
});
