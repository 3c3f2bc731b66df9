import {expect, test, type Page} from '@playwright/test';
import {badInput} from '../../../lib/badInput.ts';
import {addressOf, open} from '../../../lib/open.ts';
import {troubles} from '../../../lib/search.ts';

const status = (page: Page) => page.locator('main').getByRole('status');
const results = (page: Page) => page.locator('main ol > li');
const links = (page: Page) =>
  results(page)
    .locator('h2 a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
const field = (page: Page) => page.getByRole('searchbox', {name: 'Search the documentation'});

test('a bookmarked address shows its results', async ({page}) => {
  await open(page, '/search/?q=concurrency');
  await expect(page).toHaveTitle(/^Search results for “concurrency”/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “concurrency”');
  await expect(status(page)).toContainText(/^\d+ results for “concurrency”$/);
  await expect(field(page)).toHaveValue('concurrency');
  expect(await links(page)).toContainEqual(
    expect.stringMatching(/^\/basics\/acct-team-mgmt\/concurrency\/managing-concurrency\//),
  );
});

test('typing moves the address along, and back leads to the query before', async ({page}) => {
  await open(page, '/search/?q=vault');
  await expect(status(page)).toContainText('“vault”');
  await field(page).fill('tunnel');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search/?q=tunnel');
  await expect(status(page)).toContainText('“tunnel”');
  await page.goBack();
  await expect(field(page)).toHaveValue('vault');
  await expect(status(page)).toContainText('“vault”');
  await page.goForward();
  await expect(field(page)).toHaveValue('tunnel');
  await field(page).fill('tunnel pool');
  await expect(page).toHaveURL('/search/?q=tunnel+pool');
});

test('splits many results into pages with their own URLs', async ({page}) => {
  await open(page, '/search/?q=test');
  await expect(results(page)).toHaveCount(10);
  const first = await links(page);
  await page.getByRole('navigation', {name: 'Result pages'}).getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL('/search/?q=test&page=2');
  await expect(page.getByRole('link', {name: 'Page 2'})).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => links(page)).not.toEqual(first);
  expect((await links(page)).filter((link) => first.includes(link))).toEqual([]);
  await page.goBack();
  await expect.poll(() => links(page)).toEqual(first);
});

test('filters results by area', async ({page}) => {
  await open(page, '/search/?q=quickstart');
  await expect(results(page).first()).toBeVisible();
  const option = page.getByLabel('Area').locator('option', {hasText: 'Secure connections'});
  const count = /\((\d+)\)/.exec((await option.textContent())!)![1];
  await page.getByLabel('Area').selectOption('secure-connections');
  await expect(page).toHaveURL('/search/?q=quickstart&area=secure-connections');
  await expect(status(page)).toContainText(new RegExp(`^${count} results?`));
  expect((await links(page)).filter((link) => !link!.startsWith('/secure-connections/'))).toEqual([]);
});

test('shows results of the archived edition, with a label', async ({page}) => {
  await open(page, '/search/?q=quick+start');
  await expect(results(page).first()).toBeVisible();
  expect((await links(page)).filter((link) => link!.startsWith('/2024/'))).toEqual([]);
  await page.getByLabel('Version').selectOption({label: '2024'});
  await expect(page).toHaveURL('/search/?q=quick+start&version=2024');
  await expect(page.getByText('2024 edition').first()).toBeVisible();
  expect((await links(page)).filter((link) => !link!.startsWith('/2024/') && link !== '/quickstart/')).toEqual([]);
});

test('states which word matches nothing', async ({page}) => {
  await open(page, '/search/?q=zxqwvk+tunnel');
  await expect(page.getByText('No results for “zxqwvk”; showing results for “tunnel”')).toBeVisible();
  await expect(results(page).first()).toBeVisible();
});

test('offers the areas for an empty query, and other queries if there are no results', async ({page}) => {
  await open(page, '/search/');
  await expect(page.locator('main').getByRole('link', {name: 'Secure connections'})).toBeVisible();
  await open(page, '/search/?q=zxqwvk');
  await expect(status(page)).toHaveText('No results found for “zxqwvk”');
  await expect(page.getByText('Believe this query should return results?')).toBeVisible();
  await page.locator('.DocSearch-Prefill').first().click();
  await expect(results(page).first()).toBeVisible();
});

test('retries a failed search', async ({page}) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await open(page, '/search/?q=vault');
  await expect(status(page)).toHaveText('Unable to fetch results');
  await page.unroute('**/search-index/**');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(results(page).first()).toBeVisible();
});

test('ignores invalid parameters in the URL', async ({page}) => {
  const seen = troubles(page);
  await open(page, '/search/?q=vault&area=none&version=%3Cscript%3E&page=-3');
  await expect(results(page).first()).toBeVisible();
  await open(page, '/search/?q=vault&page=999');
  await expect(status(page)).toContainText('results');
  expect(seen).toEqual([]);
});

for (const [name, query] of Object.entries(badInput)) {
  test(`shows results or a message, and no errors, for ${name}`, async ({page}) => {
    const seen = troubles(page);
    await open(page, '/search/');
    await field(page).fill(query);
    await expect(status(page)).toContainText(/results? |No results found/, {timeout: 15_000});
    expect(await page.locator('main img, main script').count()).toBe(0);
    expect(seen).toEqual([]);
  });
}

test('opens from the search field on the home page', async ({page}) => {
  await open(page, '/');
  await page.getByRole('searchbox', {name: 'Search the documentation'}).fill('vault');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/?q=vault');
  await expect(results(page).first()).toBeVisible();
  expect(addressOf(page)).toBe('/search/?q=vault');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page says so and offers the areas', async ({page, request}) => {
    await page.goto('/search/?q=vault');
    // With scripts disabled, Playwright can't see the content of noscript in Chromium, so the test checks the HTML.
    expect(await (await request.get('/search/')).text()).toMatch(/<noscript>.*Search requires JavaScript\./s);
    await expect(page.locator('main').getByRole('link', {name: 'Secure connections'})).toBeVisible();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  });
});
