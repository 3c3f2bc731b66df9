import {expect, type Page} from '@playwright/test';
import {test} from '../../lib/nginxTest.ts';

const SECTION = '/sections/docs/secure-connections/sauce-connect-5/';

/** A link on the section page that leads to a page outside of the section. */
const link = (page: Page) => page.locator('main article a[href^="/"]').first();

/** Opens the section page, and collects messages of the console, which include violations of the content security policy. */
async function open(page: Page): Promise<string[]> {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(SECTION);
  return messages;
}

test('a section page prefetches the document of a link that the reader points at, and the policy allows it', async ({
  page,
}) => {
  const messages = await open(page);
  const prefetched = page
    .context()
    .waitForEvent('request', (request) => /prefetch/.test(request.headers()['sec-purpose'] ?? ''));
  const target = new URL((await link(page).getAttribute('href'))!, page.url());
  await link(page).hover();
  expect(new URL((await prefetched).url()).pathname).toBe(target.pathname);
  expect(messages).toEqual([]);
});

for (const connection of [
  {effectiveType: '2g', saveData: false},
  {effectiveType: '4g', saveData: true},
]) {
  test(`it has no rules with ${JSON.stringify(connection)}`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(Navigator.prototype, 'connection', {value}), connection);
    const messages = await open(page);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
    expect(messages).toEqual([]);
  });
}

test('a document, whose links load no documents, has no rules', async ({page}) => {
  await page.goto('/overview/');
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});
