import {expect, test, type Page} from '@playwright/test';
import {open} from '../../lib/open.ts';

const desktops = [997, 1024, 1120, 1280, 1440, 1920, 2560];
/** Margin inside the image of the logo, in pixels. */
const LOGO_MARGIN = 5;

/** Returns the left edges of the logo, of the content or else of the labels of the sidebar, and of the footer. */
const leftEdges = (page: Page) =>
  page.evaluate(() => {
    const leftOf = (selector: string): number | undefined => {
      const element = document.querySelector(selector);
      if (!element) return undefined;
      const text = document.createRange();
      text.selectNodeContents(element);
      return Math.round(text.getBoundingClientRect().left);
    };
    return {
      logo: leftOf('.navbar__brand'),
      content: leftOf('.theme-doc-sidebar-menu > li .menu__link') ?? leftOf('h1'),
      footer: leftOf('.footer__title'),
    };
  });

for (const address of [
  '/',
  '/quickstart/',
  '/changes/',
  '/search/?q=tunnel',
  '/not-there/',
  '/overview/',
  '/dev/api/jobs/',
]) {
  test(`navbar, content, and footer of ${address} have the same left edge at every desktop width`, async ({page}) => {
    await open(page, address);
    await expect(page.locator('h1')).toBeVisible();
    for (const width of desktops) {
      await page.setViewportSize({width, height: 900});
      const {logo, content, footer} = await leftEdges(page);
      expect(content, `content at ${width} px`).toBe(logo! + LOGO_MARGIN);
      expect(footer, `footer at ${width} px`).toBe(content);
      const gutter = await page
        .locator('.navbar__inner')
        .evaluate((element) => parseFloat(getComputedStyle(element).paddingInlineStart));
      expect(gutter).toBeGreaterThanOrEqual(32);
      expect(gutter).toBeLessThanOrEqual(40);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}

for (const address of [
  '/web-apps/automated-testing/selenium/quickstart/',
  '/basics/environment-variables/',
  '/overview/',
]) {
  test(`the code of ${address} is at most as wide as its text`, async ({page}) => {
    await open(page, address);
    for (const width of [1280, 1440, 1920, 2560]) {
      await page.setViewportSize({width, height: 900});
      const right = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((all) => Math.max(...all.map((element) => Math.round(element.getBoundingClientRect().right))));
      expect(await right('.markdown .theme-code-block'), `${width} px`).toBeLessThanOrEqual(
        await right('.markdown > p'),
      );
    }
  });
}

test('the current page looks the same in the sidebar whether it is a page or a section', async ({page}) => {
  const look = async (address: string) => {
    await open(page, address);
    const link = page.locator('.theme-doc-sidebar-menu [aria-current=page]');
    await expect(link).toHaveCount(1);
    return link.evaluate((element) => {
      const {color, fontWeight} = getComputedStyle(element);
      const section = element.closest('.menu__list-item-collapsible');
      return {color, fontWeight, background: getComputedStyle(section ?? element).backgroundColor};
    });
  };
  const section = await look('/overview/');
  const leaf = await look('/web-apps/automated-testing/selenium/quickstart/');
  expect(leaf).toEqual(section);
  const parent = page.locator('.theme-doc-sidebar-menu .menu__link--sublist.menu__link--active').first();
  expect(await parent.evaluate((element) => getComputedStyle(element).color)).not.toBe(leaf.color);
});

test('products have the same names in the sidebar, on the home page, and in the search', async ({page}) => {
  const products = ['API Testing', 'Error Reporting', 'Low Code Testing', 'Mobile App Distribution', 'Sauce Visual'];
  await open(page, '/overview/');
  for (const name of products)
    await expect(page.locator('.theme-doc-sidebar-menu').getByRole('link', {name, exact: true})).toBeVisible();
  await open(page, '/');
  for (const name of products)
    await expect(
      page.getByRole('region', {name: 'Products and tools'}).getByRole('link', {name, exact: true}),
    ).toBeVisible();
  await open(page, '/search/?q=test');
  const areas = page.getByRole('combobox', {name: 'Area'});
  for (const name of products)
    await expect(areas.getByRole('option', {name: new RegExp(`^${name}\\b`)})).toHaveCount(1);
});

test('pages of both app distribution products are marked in the navbar', async ({page}) => {
  for (const address of ['/testfairy/', '/app-distribution/general/getting-started/']) {
    await open(page, address);
    await expect(page.locator('.theme-layout-navbar-left a.navbar__link--active')).toHaveText(['App Distribution']);
  }
});

test('the table of contents breaks no words', async ({page}) => {
  await open(page, '/mobile-apps/live-testing/live-mobile-app-testing/');
  for (const width of desktops) {
    await page.setViewportSize({width, height: 900});
    const broken = await page.locator('.theme-doc-toc-desktop .table-of-contents__link').evaluateAll((links) =>
      links
        .map((link) => link.firstChild as Text)
        .flatMap((text) =>
          [...text.data.matchAll(/\w+/g)].filter(({0: word, index}) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1;
          }),
        )
        .map(([word]) => word),
    );
    expect(broken, `at ${width} px`).toEqual([]);
  }
});
