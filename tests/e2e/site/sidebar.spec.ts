import {expect, test} from '@playwright/test';
import {open} from '../../lib/open.ts';
import {entriesOf, openSection} from '../../lib/sidebar.ts';

test('sections that a reader has opened stay open when another is opened and when the page changes', async ({page}) => {
  await open(page, '/overview/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const closed = sidebar.locator('[aria-expanded=false]');
  const first = await closed.nth(0).elementHandle();
  const second = await closed.nth(1).elementHandle();
  await first!.click();
  await second!.click();
  const title = await page.locator('main h1').innerText();
  await sidebar.getByRole('link').filter({visible: true}).nth(1).click();
  await expect(page.locator('main h1')).not.toHaveText(title);
  expect(await first!.getAttribute('aria-expanded')).toBe('true');
  expect(await second!.getAttribute('aria-expanded')).toBe('true');
});

for (const [name, address] of [
  ['docs', '/overview/'],
  ['on-premises API testing', '/api-testing/on-prem/quick-start/'],
  ['low-code', '/dev/low-code/'],
  ['error reporting', '/error-reporting/getting-started/'],
  ['developer', '/dev/'],
] as const) {
  test(`the ${name} sidebar begins at ${address}`, async ({page}) => {
    await open(page, address);
    const current = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('a[aria-current=page]');
    await expect(current).toHaveAttribute('href', address);
  });
}

for (const address of [
  '/testfairy/using-app-dist/',
  '/web-apps/automated-testing/electron/',
  '/web-apps/automated-testing/puppeteer/',
  '/web-apps/automated-testing/selenium/sel-trouble/',
]) {
  test(`${address} has no sidebar`, async ({page}) => {
    await open(page, address);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toHaveCount(0);
  });
}

test('a large section that does not contain the page has all of its entries when it is opened', async ({page}) => {
  await open(page, '/mobile-apps/');
  const entries = entriesOf(page, 'Mobile app testing');
  const all = await entries.count();
  expect(all).toBeGreaterThan(5);
  await open(page, '/overview/');
  await openSection(page, 'Mobile app testing');
  await expect(entries).toHaveCount(all);
});
