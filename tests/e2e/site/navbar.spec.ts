import {expect, test} from '@playwright/test';
import {addressOf, open} from '../../lib/open.ts';

const entries = [
  ['Docs', '/overview/'],
  ['API', '/dev/api/'],
  ['CLI', '/dev/cli/'],
  ['Visual', '/visual-testing/'],
  ['App Distribution', '/testfairy/'],
  ['Error Reporting', '/error-reporting/getting-started/'],
] as const;

const left = '.theme-layout-navbar-left';
const right = '.theme-layout-navbar-right';

test('the six entries stand in the left group, in order', async ({page}) => {
  await open(page, '/');
  const links = page.locator(`${left} a.navbar__link`);
  await expect(links).toHaveText(entries.map(([label]) => label));
  expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(entries.map(([, to]) => to));
});

for (const [label, to] of entries) {
  test(`${label} leads to ${to} and is marked there`, async ({page}) => {
    await open(page, '/');
    const entry = page.locator(left).getByRole('link', {name: label, exact: true});
    await entry.click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator(`${left} a.navbar__link--active`)).toHaveText([label]);
  });
}

test('the right group holds the version dropdown and the color mode switch', async ({page}) => {
  await open(page, '/');
  await expect(page.locator(right).getByRole('button', {name: 'Current', exact: true})).toBeVisible();
  await expect(page.locator(right).getByRole('button', {name: /^Switch between dark and light mode/})).toBeVisible();
});

test('the word mark leads home without loading the page anew', async ({page}) => {
  await open(page, '/overview/');
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the navbar stays in place while the page scrolls', async ({page}) => {
  await open(page, '/');
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(page.locator('nav.navbar')).toBeInViewport();
  expect(addressOf(page)).toBe('/');
});

test('the keys of the search stay in their room, and need no font that only code has', async ({page}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/');
  const keys = page.locator('.DocSearch-Button-Keys');
  await expect(keys.locator('kbd')).toHaveCount(2);
  expect(await keys.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await keys.evaluate((element) => element.clientWidth / parseFloat(getComputedStyle(document.documentElement).fontSize))).toBeCloseTo(3.8, 1);
  await page.waitForLoadState('networkidle');
  expect(fonts.filter((font) => font.includes('mono'))).toEqual([]);
});
