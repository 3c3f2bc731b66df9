import {expect, test, type Page} from '@playwright/test';
import {open} from '../../lib/open.ts';

const widths = [320, 390, 768, 1024, 1120, 1280, 1440, 1920, 2560];

/** Returns the number of cards in each row of each grid of cards. */
const rowsOfCards = (page: Page): Promise<number[][]> =>
  page.evaluate(() => {
    const grids = new Set([...document.querySelectorAll('[class*="card_"]')].map(({parentElement}) => parentElement!));
    return [...grids].map((grid) => {
      const tops = [...grid.children].map((card) => Math.round(card.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    });
  });

test('the rows of cards are complete, and their columns have the same edges, at every width', async ({page}) => {
  await open(page, '/');
  for (const width of widths) {
    await page.setViewportSize({width, height: 900});
    const grids = await rowsOfCards(page);
    expect(grids.length).toBe(3);
    for (const rows of grids) expect(new Set(rows).size, `${rows.join(', ')} cards at ${width} px`).toBe(1);
    const edges = await page
      .locator('main [class*="card_"]')
      .evaluateAll((cards) => [...new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left)))]);
    expect(edges.length).toBe(grids[0]![0]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

// Two to nine and fourteen cards.
for (const address of [
  '/quickstart/',
  '/resources/',
  '/community/',
  '/api-testing/',
  '/secure-connections/',
  '/overview/',
  '/dev/',
  '/dev/api/',
  '/app-distribution/general/getting-started/',
  '/secure-connections/sauce-connect-5/installation/',
]) {
  test(`no card of ${address} is alone in its row at any width`, async ({page}) => {
    await open(page, address);
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      const grids = await rowsOfCards(page);
      expect(grids.length).toBeGreaterThan(0);
      for (const rows of grids) {
        const isAlone = rows.includes(1) && Math.max(...rows) > 1;
        expect(isAlone, `${rows.join(', ')} cards at ${width} px`).toBe(false);
      }
    }
  });
}

test.describe('the sample', () => {
  const sample = (page: Page) => page.getByRole('region', {name: 'Run your first test'});
  const code = (page: Page) => sample(page).getByRole('tabpanel').locator('pre').first();

  test('is next to the headline on a desktop', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, '/');
    const headline = (await page.locator('h1').boundingBox())!;
    const box = (await sample(page).boundingBox())!;
    expect(box.x).toBeGreaterThan(headline.x + headline.width);
    expect(box.y).toBeLessThan(headline.y);
    await expect(code(page)).toBeInViewport();
  });

  test('exists in five languages, each with credentials from the environment, a result, and commands', async ({
    page,
  }) => {
    await open(page, '/');
    const {height} = (await sample(page).boundingBox())!;
    for (const [language, command] of [
      ['Python', 'python first_test.py'],
      ['JavaScript', 'node first-test.mjs'],
      ['Java', 'mvn test'],
      ['C#', 'dotnet test'],
      ['Ruby', 'ruby first_test.rb'],
    ] as const) {
      await sample(page).getByRole('tab', {name: language, exact: true}).click();
      for (const text of [
        'SAUCE_USERNAME',
        'SAUCE_ACCESS_KEY',
        'sauce:job-result=',
        'ondemand.us-west-1.saucelabs.com',
      ])
        await expect(code(page)).toContainText(text);
      await expect(sample(page).getByRole('tabpanel').locator('pre').last()).toContainText(command);
      // Nothing below the sample moves.
      expect((await sample(page).boundingBox())!.height).toBe(height);
    }
  });

  test('uses the hosts of the selected data center and remembers it and the language', async ({page}) => {
    await open(page, '/');
    await sample(page).getByRole('tab', {name: 'Ruby'}).click();
    await sample(page).getByRole('tabpanel').getByRole('combobox', {name: 'Data center'}).selectOption('EU Central 1');
    await expect(code(page)).toContainText("'https://ondemand.eu-central-1.saucelabs.com/wd/hub'");
    await open(page, '/');
    await expect(sample(page).getByRole('tab', {name: 'Ruby'})).toHaveAttribute('aria-selected', 'true');
    await expect(code(page)).toContainText('ondemand.eu-central-1.saucelabs.com');
  });

  test('is complete without scripts', async ({browser}) => {
    const page = await browser.newPage({javaScriptEnabled: false});
    await page.goto('/');
    for (const text of ['first_test.py', 'first-test.mjs', 'FirstTest.java', 'FirstTest.cs', 'first_test.rb'])
      await expect(sample(page).getByText(text, {exact: false}).first()).toBeVisible();
    await page.close();
  });
});

test('new users find the free trial', async ({page}) => {
  await open(page, '/');
  await expect(page.getByText('New to Sauce Labs?')).toBeVisible();
  await expect(page.getByRole('link', {name: /^Start a free trial/})).toHaveAttribute(
    'href',
    'https://saucelabs.com/sign-up',
  );
});
