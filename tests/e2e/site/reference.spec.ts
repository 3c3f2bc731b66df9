import {expect, test, type Page} from '@playwright/test';
import {open} from '../../lib/open.ts';

const OPTIONS = '/dev/test-configuration-options/';
const shown = (page: Page) => page.locator('.entry:visible:not(:has(.entry))');

test.describe('the filter of a reference page', () => {
  test('narrows entries down by words and by place, and says how many are left', async ({page}) => {
    await open(page, OPTIONS);
    const form = page.getByRole('search', {name: 'Filter capabilities'});
    const all = await shown(page).count();
    await expect(form.getByRole('status')).toHaveText(`${all} capabilities`);

    await form.getByRole('searchbox').fill('tunnel name');
    await expect(form.getByRole('status')).toHaveText(new RegExp(`^\\d+ of ${all} capabilities$`));
    await expect(page.locator('#tunnelname')).toBeVisible();
    await expect(page.locator('#recordvideo')).toBeHidden();

    await form.getByRole('searchbox').fill('');
    await form.getByRole('radio', {name: 'iOS simulators'}).check({force: true});
    await expect(page.locator('#armrequired')).toBeVisible();
    await expect(page.locator('#androidgpumode')).toBeHidden();
  });

  test('works with the keyboard alone', async ({page}) => {
    await open(page, OPTIONS);
    const radios = page.getByRole('search', {name: 'Filter capabilities'}).getByRole('radio');
    await radios.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(radios.nth(1)).toBeChecked();
    await expect(page.getByRole('search', {name: 'Filter capabilities'}).getByRole('status')).toContainText(' of ');
  });

  test('shows every entry again for a link to a hidden one', async ({page}) => {
    await open(page, OPTIONS);
    await page.getByRole('searchbox', {name: 'Filter capabilities'}).fill('tunnel');
    await expect(page.locator('#recordvideo')).toBeHidden();
    await page.evaluate(() => (location.hash = '#recordvideo'));
    await expect(page.locator('#recordvideo')).toBeInViewport();
  });

  test('is not there, and every entry is, without scripts', async ({browser}) => {
    const page = await browser.newPage({javaScriptEnabled: false});
    await page.goto(OPTIONS);
    await expect(page.getByRole('searchbox', {name: 'Filter capabilities'})).toBeHidden();
    await expect(page.locator('#recordvideo')).toBeVisible();
    await page.close();
  });
});

test.describe('a glossary term', () => {
  const PAGE = '/dev/cli/saucectl/architecture/';
  const first = (page: Page) => page.locator('article a[href^="/dev/glossary/#"]').first();

  test('shows its meaning under the pointer, and moves nothing', async ({page}) => {
    await open(page, PAGE);
    const before = await page.locator('article').boundingBox();
    await first(page).hover();
    const card = page.getByRole('tooltip');
    await expect(card).toBeVisible();
    expect(await page.locator('article').boundingBox()).toEqual(before);
    await card.hover();
    await expect(card).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(card).toBeHidden();
  });

  test('shows it on focus, closes on Escape, and leads to the entry', async ({page}) => {
    await open(page, PAGE);
    await first(page).scrollIntoViewIfNeeded();
    await page.keyboard.press('Tab');
    await first(page).focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expect(first(page)).toHaveAttribute('aria-describedby', /./);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    const target = new URL((await first(page).getAttribute('href'))!, page.url());
    await first(page).click();
    await expect(page).toHaveURL(target.href);
    await expect(page.locator(target.hash)).toBeInViewport();
  });

  test('fits into a small window', async ({browser}) => {
    const page = await browser.newPage({viewport: {width: 360, height: 700}});
    await open(page, PAGE);
    for (const term of await page.locator('article a[href^="/dev/glossary/#"]').all()) {
      await term.hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
      const box = (await page.getByRole('tooltip').boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(360);
      await page.mouse.move(0, 0);
      await expect(page.getByRole('tooltip')).toBeHidden();
    }
    await page.close();
  });
});

test.describe('samples of an API', () => {
  const PAGE = '/dev/api/platform/';

  test('are in tabs that stay in step', async ({page}) => {
    await open(page, PAGE);
    const groups = page.getByRole('tablist');
    await groups.first().scrollIntoViewIfNeeded();
    await groups.first().getByRole('tab', {name: 'Python'}).click();
    await expect(page.getByText('import requests').first()).toBeVisible();
    await page.locator('#listPlatforms').scrollIntoViewIfNeeded();
    await expect(page.getByRole('tab', {name: 'Python', selected: true})).not.toHaveCount(1);
  });

  test('show in every language without scripts', async ({browser}) => {
    const page = await browser.newPage({javaScriptEnabled: false});
    await page.goto(PAGE);
    for (const text of ['curl --request GET', 'await fetch(', 'import requests', 'HttpRequest', 'HttpRequestMessage', "require 'net/http'"]) {
      await expect(page.locator('pre', {hasText: text}).first()).toBeVisible();
    }
    await page.close();
  });
});
