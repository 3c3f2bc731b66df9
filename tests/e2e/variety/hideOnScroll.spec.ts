import {expect, test, type Page} from '@playwright/test';
import {open} from '../../lib/open.ts';

const navbar = (page: Page) => page.locator('nav.navbar');
/** Scrolls and waits for the scroll event. Two scrolls within a frame would cause only one event. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    window.scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, y);

test('a navbar that hides goes when the reader scrolls down and comes when they scroll up', async ({page}) => {
  await open(page, '/');
  await expect(navbar(page)).toBeInViewport();
  // The first scroll sets the position, and the second one the direction.
  await scrollTo(page, 500);
  await scrollTo(page, 900);
  await expect(navbar(page)).not.toBeInViewport();
  await scrollTo(page, 700);
  await expect(navbar(page)).toBeInViewport();
});

test('it stays as long as the page is scrolled by less than its height', async ({page}) => {
  await open(page, '/');
  const {height} = (await navbar(page).boundingBox())!;
  await scrollTo(page, 900);
  await scrollTo(page, 1200);
  await expect(navbar(page)).not.toBeInViewport();
  await scrollTo(page, height - 1);
  await expect(navbar(page)).toBeInViewport();
});

test('it is shown on the next page', async ({page}) => {
  await open(page, '/');
  await scrollTo(page, 500);
  await scrollTo(page, 900);
  await expect(navbar(page)).not.toBeInViewport();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL('/');
  await expect(navbar(page)).toBeInViewport();
});
