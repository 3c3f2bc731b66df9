import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {mockOneTrust} from '../../lib/oneTrust.ts';
import {open} from '../../lib/open.ts';
import {mockSegment} from '../../lib/segment.ts';

const LAUNCHER = '#forethought-chat';

/** Mock chat widget. It adds its launcher when the test calls `showLauncher`; the real widget adds it when it's ready. */
const WIDGET = `
  window.showLauncher = () => document.body.insertAdjacentHTML('beforeend', '<div id="forethought-chat" style="position: fixed; bottom: 0">Chat</div>');
`;

async function visit(page: Page) {
  await mockSegment(page);
  await mockOneTrust(page);
  await page.route('https://chat.test/embed.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: WIDGET}),
  );
  await open(page, '/long/');
  await page.evaluate(() => (window as unknown as {showLauncher: () => void}).showLauncher());
}

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
const launcherIs = (page: Page, visibility: string) =>
  expect(page.locator(LAUNCHER)).toHaveCSS('visibility', visibility);

test('the consent script comes first and the chat widget after the script that hides it, each with its attributes', async ({
  page,
}) => {
  await visit(page);
  const scripts = await page
    .locator('head script[src]')
    .evaluateAll((all) =>
      all.map((script) => Object.fromEntries([...script.attributes].map(({name, value}) => [name, value]))),
    );
  const own = scripts.findIndex(({src}) => src!.includes('/assets/'));
  expect(scripts.slice(0, 3)).toEqual([
    {src: 'https://consent.test/stub.js', 'data-domain-script': 'domain-id', async: ''},
    {src: '/scripts/hide.js', defer: ''},
    {src: 'https://chat.test/embed.js', 'data-api-key': 'chat-key', 'data-ft-location': 'docs', defer: ''},
  ]);
  expect(own).toBeGreaterThan(2);
});

test('without settings there are none of them', () => {
  const html = readFileSync('.cache/fixtures/fixture/long/index.html', 'utf8');
  expect(html).not.toMatch(/hide\.js|consent\.test|chat\.test|segment/);
});

test('the launcher of the chat widget is hidden near the top, comes below 800 px and goes above 250 px', async ({
  page,
}) => {
  await visit(page);
  await launcherIs(page, 'hidden');
  await scrollTo(page, 790);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(790);
  await launcherIs(page, 'hidden');
  await scrollTo(page, 810);
  await launcherIs(page, 'visible');
  await scrollTo(page, 260);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(260);
  await launcherIs(page, 'visible');
  await scrollTo(page, 240);
  await launcherIs(page, 'hidden');
});

test('where third parties cannot be reached, the site works', async ({page}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route(/\.test\//, (route) => route.abort());
  await open(page, '/overview/');
  await page.locator('main').getByRole('link', {name: 'A long page'}).click();
  await expect(page.locator('main h1')).toHaveText('A long page');
  expect(errors).toEqual([]);
});
