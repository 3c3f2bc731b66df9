import {expect, type Page} from '@playwright/test';

/** Waits for hydration, after which the page responds to clicks. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/** Opens a URL and waits for hydration. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Returns path, query, and hash of the page's URL. */
export const addressOf = (page: Page): string => {
  const {pathname, search, hash} = new URL(page.url());
  return pathname + search + hash;
};
