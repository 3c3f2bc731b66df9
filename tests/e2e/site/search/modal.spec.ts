import {expect, test} from '@playwright/test';
import {addressOf, hydrated, open} from '../../../lib/open.ts';
import {badInput} from '../../../lib/badInput.ts';
import {addresses, dialog, hits, input, openSearch, reopenSearch, search, troubles} from '../../../lib/search.ts';

const button = '.DocSearch-Button';

test('loads nothing before the pointer is on the button, and never contacts another origin', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/overview/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('/search-index/'))).toEqual([]);
  expect(await page.locator('link[rel=preconnect]').count()).toBe(0);
  const before = requests.length;
  await page.locator(button).hover();
  await expect.poll(() => requests.some((url) => url.includes('/search-index/core.'))).toBe(true);
  expect(requests.length).toBeGreaterThan(before);
  await page.locator(button).click();
  await search(page, 'vault');
  expect(
    requests.filter((url) => !url.startsWith(baseURL!) && !url.startsWith('data:') && !url.startsWith('blob:')),
  ).toEqual([]);
});

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`${keys} opens, Escape closes and gives the focus back`, async ({page}) => {
    await open(page, '/overview/');
    await page.keyboard.press(keys);
    await expect(dialog(page)).toBeVisible();
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator(button)).toBeFocused();
  });
}

for (const width of [360, 768]) {
  test(`the button is a square with a centered icon at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, '/overview/');
    const box = (await page.locator(button).boundingBox())!;
    const icon = (await page.locator(`${button} svg`).boundingBox())!;
    expect(box.width).toBeCloseTo(box.height, 0);
    expect(icon.x + icon.width / 2).toBeCloseTo(box.x + box.width / 2, 0);
  });
}

test('starts the query with a letter that is typed on the button', async ({page}) => {
  await open(page, '/overview/');
  await page.locator(button).focus();
  await page.keyboard.press('v');
  await expect(input(page)).toHaveValue('v');
});

test('the keyboard alone finds a page and goes there without loading the site anew', async ({page}) => {
  await openSearch(page);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await page.keyboard.type('data center endpoints');
  await expect(page.locator('.search-announcer')).toContainText('data center endpoints');
  const [first, second] = await addresses(page);
  expect(first).toMatch(/^\/basics\/data-center-endpoints\//);
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(second).toBeDefined();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  expect(addressOf(page)).toBe(first);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('opens a hit at its section on click', async ({page}) => {
  await openSearch(page);
  await search(page, 'regenerate access key');
  const anchored = (await addresses(page)).findIndex((address) => address.includes('#'));
  expect(anchored).toBeGreaterThanOrEqual(0);
  const target = (await addresses(page))[anchored]!;
  await hits(page).locator('a:not(.search-quote)').nth(anchored).click();
  await expect.poll(() => addressOf(page)).toBe(target);
  await expect(page.locator(`[id="${target.split('#')[1]}"]`)).toBeInViewport();
});

test('every hit says where it is, and no two look alike', async ({page}) => {
  await openSearch(page);
  for (const query of ['tunnel', 'quickstart', 'setup', 'how do I share a tunnel']) {
    await search(page, query);
    const seen = await page.locator('.DocSearch-Hits').evaluateAll((groups) =>
      groups.flatMap((group) => {
        const area = group.querySelector('.DocSearch-Hit-source')?.textContent ?? '';
        return [...group.querySelectorAll('.DocSearch-Hit')].map((hit) => ({
          area,
          text: hit.textContent ?? '',
          href: hit.querySelector('a')?.getAttribute('href'),
        }));
      }),
    );
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.filter(({area, text}) => !area.trim() || !text.trim())).toEqual([]);
    expect(new Set(seen.map(({area, text}) => `${area} ${text}`)).size).toBe(seen.length);
  }
});

test('has one group for each area', async ({page}) => {
  await openSearch(page);
  for (const query of ['tunnel', 'quickstart', 'unity', 'rate limit']) {
    await search(page, query);
    const areas = await page.locator('.DocSearch-Hit-source').allTextContents();
    const names = areas.map((area) => area.replace(/[^\p{L}\p{N} ]/gu, '').trim());
    expect(new Set(names).size, query).toBe(names.length);
  }
});

test('shows the default and the description of a flag', async ({page}) => {
  await openSearch(page);
  await search(page, '--sauceignore');
  await expect(hits(page).first()).toContainText('Default: .sauceignore. Path of the file');
});

test('states which word matches nothing', async ({page}) => {
  await openSearch(page);
  await search(page, 'zxqwvk tunnel');
  const notice = page.locator('.search-replacement');
  await expect(notice).toHaveText('No results for “zxqwvk”; showing results for “tunnel”');
  await expect(notice).toBeVisible();
  await search(page, 'tunnel');
  await expect(notice).toHaveCount(0);
});

test('offers popular pages and the areas for an empty query', async ({page}) => {
  await openSearch(page);
  const popular = page.getByRole('navigation', {name: 'Popular pages'});
  await expect(popular.getByRole('link').first()).toBeVisible();
  await expect(
    page.getByRole('navigation', {name: 'Areas'}).getByRole('link', {name: 'Secure connections'}),
  ).toBeVisible();
  await search(page, 'tunnel');
  await expect(popular).toHaveCount(0);
  await input(page).fill('');
  await popular.getByRole('link', {name: 'Data center endpoints'}).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(addressOf(page)).toBe('/basics/data-center-endpoints/');
});

test('the Tab key reaches the popular pages and stays in the modal', async ({page}) => {
  await openSearch(page);
  const inside = () => page.evaluate(() => document.activeElement?.closest('.DocSearch-Modal') !== null);
  const first = page.getByRole('navigation', {name: 'Popular pages'}).getByRole('link').first();
  for (let i = 0; i < 4 && !(await first.evaluate((link) => link === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
  await expect(first).toBeFocused();
});

test('keeps the query after Escape, and not after opening a page', async ({page}) => {
  await openSearch(page);
  await search(page, 'concurrency');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toHaveValue('concurrency');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.type('vault');
  await expect(input(page)).toHaveValue('vault');
  await search(page, 'vault');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toHaveValue('');
});

test('the footer leads to the page with as many results as it says', async ({page}) => {
  await openSearch(page);
  await search(page, 'real device');
  const footer = page.getByRole('link', {name: /^See all \d+ results$/});
  const count = /\d+/.exec((await footer.textContent()) ?? '')![0];
  await footer.click();
  await expect(page).toHaveURL('/search/?q=real%20device');
  await expect(page.locator('main').getByRole('status')).toContainText(`${count} results`);
  await expect(dialog(page)).toHaveCount(0);
});

test('lists recently opened hits, which can be saved as favorites', async ({page}) => {
  await openSearch(page);
  await search(page, 'concurrency');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await reopenSearch(page);
  await expect(page.getByText('Recent', {exact: true})).toBeVisible();
  await page.getByTitle('Save this search').click();
  await expect(page.getByText('Favorite', {exact: true})).toBeVisible();
  await page.reload();
  // Keyboard shortcuts have no effect before hydration.
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Favorite', {exact: true})).toBeVisible();
  await page.getByTitle('Remove this search from favorites').click();
  await expect(page.getByText('Favorite', {exact: true})).toHaveCount(0);
});

test('a query that finds nothing gets other words to try', async ({page}) => {
  await openSearch(page);
  await search(page, 'zxqwvk tunnel'.replace(' tunnel', ''));
  await expect(page.getByText('No results found for "zxqwvk"')).toBeVisible();
  await expect(page.getByText('Try searching for:')).toBeVisible();
  await expect(page.getByText('Believe this query should return results?')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /zxqwvk/);
  await expect(page.locator('.search-announcer')).toHaveText('No results found for “zxqwvk”');
  await page.locator('.DocSearch-Prefill').first().click();
  await expect(hits(page).first()).toBeVisible();
});

test('answers a question with labeled quotations from the pages that they cite', async ({page, request}) => {
  await openSearch(page);
  await search(page, 'how do I share a tunnel with my team?');
  const group = page.locator('.DocSearch-Hits', {hasText: 'Quoted from the documentation, not generated'});
  await expect(group).toBeVisible();
  const quote = group.locator('.search-quote').first();
  // The filter removes the separators that a quotation has between table cells.
  const words = (await quote.locator('.DocSearch-Hit-title').textContent())!
    .split(/\s+/)
    .filter((word) => /\w/.test(word))
    .slice(1, 5);
  const html = await (await request.get((await quote.getAttribute('href'))!)).text();
  for (const word of words) expect(html).toContain(word.replace(/&/g, '&amp;'));
  const [pageTitle] = (await group.locator('.DocSearch-Hit-path').first().innerText()).split(' › ');
  expect(html).toContain(`<h1>${pageTitle}</h1>`);
  await search(page, 'share tunnel');
  await expect(group).toHaveCount(0);
});

for (const [name, query] of Object.entries(badInput)) {
  test(`shows hits or a message, and no errors, for ${name}`, async ({page}) => {
    const seen = troubles(page);
    await openSearch(page);
    await input(page).fill(query);
    await expect(page.locator('.DocSearch-NoResults, .DocSearch-Hit').first()).toBeVisible();
    await expect(page.locator('.DocSearch-ErrorScreen')).toHaveCount(0);
    expect(await page.locator('.DocSearch-Modal img, .DocSearch-Modal script').count()).toBe(0);
    expect(seen).toEqual([]);
  });
}

test('in the archived edition, the archived edition is searched', async ({page}) => {
  await openSearch(page, '/2024/api-testing/on-prem/quick-start/');
  await search(page, 'quick start');
  const found = (await addresses(page)).filter((address) => address.includes('quick-start'));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((address) => !address.startsWith('/2024/'))).toEqual([]);
  await expect(page.locator('.DocSearch-Hit-source').first()).toContainText('(2024 edition)');
});
