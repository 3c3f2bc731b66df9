import {expect, type Page} from '@playwright/test';

/** Waits until React has taken over the page, so that what is clicked answers. */
export const hydrated = (page: Page): Promise<void> => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/** Opens an address and waits until the page answers. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Where the page is: path, query and hash. */
export const addressOf = (page: Page): string => {
  const {pathname, search, hash} = new URL(page.url());
  return pathname + search + hash;
};
