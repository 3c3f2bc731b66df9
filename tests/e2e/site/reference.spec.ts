import {expect, test, type Page} from '@playwright/test';
import {open} from '../../lib/open.ts';

const OPTIONS = '/dev/test-configuration-options/';
const shown = (page: Page) => page.locator('.entry:visible:not(:has(.entry))');

test.describe('the filter of a reference page', () => {
  test('filters entries by text and by platform, and shows how many match', async ({page}) => {
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

  test('shows a hidden entry again when a link leads to it', async ({page}) => {
    await open(page, OPTIONS);
    await page.getByRole('searchbox', {name: 'Filter capabilities'}).fill('tunnel');
    await expect(page.locator('#recordvideo')).toBeHidden();
    await page.evaluate(() => (location.hash = '#recordvideo'));
    await expect(page.locator('#recordvideo')).toBeInViewport();
  });

  test('is hidden without scripts, and every entry is shown', async ({browser}) => {
    const page = await browser.newPage({javaScriptEnabled: false});
    await page.goto(OPTIONS);
    await expect(page.getByRole('searchbox', {name: 'Filter capabilities'})).toBeHidden();
    await expect(page.locator('#recordvideo')).toBeVisible();
    await page.close();
  });
});

test.describe('a glossary term', () => {
  const PAGE = '/dev/cli/saucectl/architecture/';
  const TABLE_PAGE = '/ci/';
  const first = (page: Page) => page.locator('article a[href^="/dev/glossary/#"]').first();

  test('shows its definition on hover without a layout shift', async ({page}) => {
    await open(page, PAGE);
    await first(page).scrollIntoViewIfNeeded();
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

  test('shows its definition on focus, hides it on Escape, and links to the glossary', async ({page}) => {
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

  test('shows its definition on the first tap and follows the link on the second', async ({browser}) => {
    const page = await browser.newPage({viewport: {width: 360, height: 700}, hasTouch: true});
    await open(page, PAGE);
    const address = page.url();
    await first(page).tap();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(page.url()).toBe(address);
    await page.touchscreen.tap(5, 600);
    await expect(page.getByRole('tooltip')).toBeHidden();
    await first(page).tap();
    await first(page).tap();
    await expect(page).toHaveURL(/\/dev\/glossary\/#/);
    await page.close();
  });

  test('shows its definition within a small viewport, also in a table', async ({browser}) => {
    const page = await browser.newPage({viewport: {width: 360, height: 700}});
    for (const address of [PAGE, TABLE_PAGE]) {
      await open(page, address);
      for (const term of await page.locator('article a[href^="/dev/glossary/#"]').filter({visible: true}).all()) {
        await term.hover();
        const card = page.getByRole('tooltip');
        await expect(card).toBeVisible();
        const box = (await card.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(360);
        expect(
          await card.evaluate((element) =>
            element.contains(
              document.elementFromPoint(element.getBoundingClientRect().x + 30, element.getBoundingClientRect().y + 25),
            ),
          ),
        ).toBe(true);
        await page.mouse.move(0, 0);
        await expect(card).toBeHidden();
      }
    }
    await page.close();
  });
});

test.describe('API samples', () => {
  const PAGE = '/dev/api/platform/';

  test('switch their tabs together, and the copy button copies the code that is shown', async ({browser}) => {
    const page = await (await browser.newContext({permissions: ['clipboard-read', 'clipboard-write']})).newPage();
    await open(page, PAGE);
    const groups = page.getByRole('tablist');
    await page.locator('#getStatus').scrollIntoViewIfNeeded();
    await groups.first().getByRole('tab', {name: 'Python'}).click();
    const panel = page.getByRole('tabpanel').first();
    await expect(panel).toContainText('import requests');
    await panel.getByRole('button', {name: 'Copy code to clipboard'}).click({force: true});
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('https://api.us-west-1.saucelabs.com/');
    expect(copied).not.toContain('{{');
    await page.locator('article').getByRole('heading').last().scrollIntoViewIfNeeded();
    await expect(groups.last().getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
    await page.context().close();
  });

  test('show the hosts of the stored data center before and after highlighting', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('data-center', 'eu-central-1'));
    await open(page, PAGE);
    const plain = page.locator('pre[data-label=curl]').last();
    await expect(plain).toContainText('api.eu-central-1.saucelabs.com');
    await expect(page.locator('article')).not.toContainText('api.us-west-1.saucelabs.com');
  });

  test('are shown in every language, with labels, without scripts', async ({browser}) => {
    const page = await browser.newPage({javaScriptEnabled: false});
    await page.goto(PAGE);
    for (const label of ['curl', 'JavaScript', 'Python', 'Java', 'C#', 'Ruby']) {
      const sample = page.locator(`pre[data-label="${label}"]`).first();
      await expect(sample).toBeVisible();
      expect(await sample.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(`"${label}"`);
    }
    await expect(page.getByText('Response schema').first()).toBeVisible();
    await page.close();
  });
});
