import {expect, test, type Page} from '@playwright/test';
import {wcagBuilder} from '../../lib/health.ts';
import {open} from '../../lib/open.ts';
import {hits, input} from '../../lib/search.ts';
import {mockServer, type MockServer} from '../../lib/mockSearch.ts';

let service: MockServer;
test.beforeEach(async ({page}) => {
  service = await mockServer(page);
});
test.afterEach(() => service.close());

async function openSearch(page: Page): Promise<void> {
  await open(page, '/overview/');
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

/** Selects a hit with the arrow keys and opens it. The first row is the question for the assistant. */
async function choose(page: Page, title: string): Promise<void> {
  const rows = page.locator('.DocSearch-Dropdown li.DocSearch-Hit');
  const position = (await rows.allTextContents()).findIndex((text) => text.includes(title));
  expect(position).toBeGreaterThan(0);
  for (let i = 0; i < position; i++) {
    await expect(rows.nth(i)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
  }
  await expect(rows.nth(position)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

test('the page connects early to the service, and nothing of the embedded search is loaded', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openSearch(page);
  await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', /-dsn\.algolia\.net$/);
  await input(page).fill('tunnel');
  await expect(hits(page)).toHaveCount(3);
  expect(requests.filter((url) => url.includes('/search-index/'))).toEqual([]);
});

test('the service is asked for the reader’s language and version, and its count is shown', async ({page}) => {
  await openSearch(page);
  await input(page).fill('tunnel');
  await expect(page.getByRole('link', {name: 'See all 3 results'})).toBeVisible();
  await input(page).fill('tunnels');
  await expect(page.getByRole('link', {name: 'See all 3 results'})).toHaveAttribute('href', '/search/?q=tunnels');
  expect(service.asked.at(-1)).toMatchObject({
    query: 'tunnels',
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  });
  await expect(page.locator('.search-announcer')).toHaveText('3 results for “tunnels”');
});

test('a hit of this site is opened without loading the site anew, one of another by a full load', async ({page}) => {
  await openSearch(page);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await input(page).fill('tunnel');
  await expect(hits(page)).toHaveCount(3);
  await choose(page, 'Long page');
  await expect(page).toHaveURL('/long/');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  // While the modal is still open, the keyboard shortcut would close it.
  await expect(page.locator('main h1')).toHaveText('A long page');
  await expect(input(page)).toHaveCount(0);
  await page.route('https://support.example.com/**', (route) =>
    route.fulfill({contentType: 'text/html', body: '<h1>Support</h1>'}),
  );
  await page.keyboard.press('Control+k');
  await input(page).fill('tunnel');
  await expect(hits(page)).toHaveCount(3);
  await choose(page, 'Support');
  await expect(page).toHaveURL('https://support.example.com/tunnels');
});

test('a slow answer comes when it comes, and an empty one is no result', async ({page}) => {
  service.manner = 'slowly';
  await openSearch(page);
  await input(page).fill('tunnel');
  await expect(hits(page)).toHaveCount(3);
  service.manner = 'empty';
  await input(page).fill('nothing');
  await expect(page.getByText('No results found for "nothing"')).toBeVisible();
});

test('suggests the groups of the last hits for a query without results, and links to a report', async ({page}) => {
  await openSearch(page);
  await input(page).fill('tunnel');
  await expect(hits(page)).toHaveCount(3);
  service.manner = 'empty';
  await input(page).fill('zxqwvk');
  await expect(page.getByText('No results found for "zxqwvk"')).toBeVisible();
  await expect(page.getByText('Try searching for:')).toBeVisible();
  await expect(page.getByText('Believe this query should return results?')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /zxqwvk/);
  service.manner = 'well';
  await page.getByRole('button', {name: 'Documentation', exact: true}).click();
  await expect(input(page)).toHaveValue('Documentation');
  await expect(hits(page)).toHaveCount(3);
});

test('the link to all results never shows a placeholder, closes the modal, and leads to the search page', async ({
  page,
}) => {
  await openSearch(page);
  // Checks every state of the modal, because the placeholder could be visible only for a moment.
  await page.evaluate(() => {
    const seen = () => {
      if (document.querySelector('.DocSearch-Modal')?.textContent.includes('{count}'))
        document.documentElement.dataset.placeholder = '';
    };
    new MutationObserver(seen).observe(document.body, {subtree: true, childList: true, characterData: true});
  });
  for (const query of ['tunnel', 'tunnels']) {
    await input(page).fill(query);
    await expect(page.getByRole('link', {name: 'See all 3 results'})).toHaveAttribute('href', `/search/?q=${query}`);
  }
  service.manner = 'empty';
  await input(page).fill('nothing');
  await expect(page.getByText('No results found for "nothing"')).toBeVisible();
  service.manner = 'well';
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await input(page).fill('tunnel');
  await expect(page.getByRole('link', {name: /^See all( 3)? results$/})).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-placeholder');
  await page.getByRole('link', {name: /^See all/}).click();
  await expect(page).toHaveURL('/search/?q=tunnel');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
});

for (const manner of ['failing', 'malformed'] as const) {
  test(`a service that answers ${manner} is an error until it answers well`, async ({page}) => {
    service.manner = manner;
    await openSearch(page);
    await input(page).fill('tunnel');
    await expect(page.getByText('Unable to fetch results').first()).toBeVisible({timeout: 20_000});
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
    service.manner = 'well';
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(hits(page)).toHaveCount(3);
    await expect(page.getByText('Unable to fetch results')).toHaveCount(0);
  });
}

test('the search page is the service’s own', async ({page}) => {
  await open(page, '/search/?q=tunnel');
  await expect(page.locator('main article')).toHaveCount(3);
  await expect(page.getByText('3 documents found')).toBeVisible();
});

test('a question can be put to the assistant, whose answer says that it may be wrong; Escape leaves it first', async ({
  page,
}) => {
  await openSearch(page);
  await input(page).fill('how do I open a tunnel');
  await page.locator('.DocSearch-AskAi-Section .DocSearch-Hit').click();
  await expect(
    page.getByText('Answers are generated with AI which can make mistakes. Verify responses.'),
  ).toBeVisible();
  await expect(page.locator('.DocSearch-AskAiScreen-MessageContent').last()).toContainText('Open a tunnel first.');
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-AskAiScreen-Disclaimer')).toHaveCount(0);
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`results, an error, and the assistant have no axe violations (${colorScheme})`, async ({page}) => {
    const violations = async () =>
      (await wcagBuilder(page).include('.DocSearch-Container').analyze()).violations.map(
        ({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`,
      );
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await openSearch(page);
    await input(page).fill('how do I open a tunnel');
    await expect(hits(page)).toHaveCount(3);
    expect(await violations()).toEqual([]);
    service.manner = 'failing';
    await input(page).fill('tunnels');
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible({timeout: 20_000});
    expect(await violations()).toEqual([]);
    service.manner = 'well';
    await input(page).fill('how do I open a tunnel');
    await page.locator('.DocSearch-AskAi-Section .DocSearch-Hit').click();
    await expect(page.locator('.DocSearch-AskAiScreen-MessageContent').last()).toContainText('Open a tunnel first.');
    expect(await violations()).toEqual([]);
  });
}
