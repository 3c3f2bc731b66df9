import {expect, test, type Page} from '@playwright/test';
import {wcagBuilder} from '../../../lib/health.ts';
import {open} from '../../../lib/open.ts';
import {input, openSearch, search} from '../../../lib/search.ts';

const violations = async (page: Page) =>
  (await wcagBuilder(page).analyze()).violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );

const screens: Record<string, (page: Page) => Promise<void>> = {
  'the modal without a query': async (page) => {
    await openSearch(page);
    await expect(page.locator('.search-start')).toBeVisible();
  },
  'the modal with a replaced word': async (page) => {
    await openSearch(page);
    await search(page, 'zxqwvk tunnel');
  },
  'the modal with results': async (page) => {
    await openSearch(page);
    await search(page, 'real device');
  },
  'the modal with quotations': async (page) => {
    await openSearch(page);
    await search(page, 'how do I share a tunnel');
  },
  'the modal without results': async (page) => {
    await openSearch(page);
    await search(page, 'zxqwvk');
    await expect(page.locator('.DocSearch-Prefill').first()).toBeVisible();
  },
  'the modal with an error': async (page) => {
    await page.route('**/search-index/**', (route) => route.abort());
    await openSearch(page);
    await input(page).fill('vault');
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  },
  'the search page': async (page) => {
    await open(page, '/search/?q=how+do+I+share+a+tunnel');
    await expect(page.locator('main').getByRole('status')).toContainText('results');
  },
};

for (const [name, show] of Object.entries(screens)) {
  for (const mode of ['light', 'dark'] as const) {
    test(`${name} has no axe violations (${mode})`, async ({page}) => {
      await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
      await show(page);
      expect(await violations(page)).toEqual([]);
    });
  }

  test(`${name} fits every viewport width`, async ({page}) => {
    await show(page);
    const box = name.startsWith('the modal') ? '.DocSearch-Modal' : 'main';
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({width, height: 800});
      const overflow = await page
        .locator(box)
        .evaluate((outer) =>
          [outer, ...outer.querySelectorAll('*')]
            .filter((inner) => inner.getBoundingClientRect().right > window.innerWidth + 1)
            .map((inner) => inner.className),
        );
      expect(overflow, `${width} px`).toEqual([]);
    }
  });
}

test('on a phone, the popular pages and areas take all of the height of the modal', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openSearch(page);
  const bottom = (selector: string) => page.locator(selector).evaluate((box) => box.getBoundingClientRect().bottom);
  await expect(page.locator('.search-start')).toBeVisible();
  const footer = await page.locator('.DocSearch-Footer').evaluate((box) => box.getBoundingClientRect().height);
  expect(await bottom('.search-start')).toBeGreaterThanOrEqual((await bottom('.DocSearch-Modal')) - footer - 2);
});
