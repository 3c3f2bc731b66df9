import {expect, type Locator, type Page} from '@playwright/test';
import {open} from './open.ts';

export const input = (page: Page): Locator => page.locator('.DocSearch-Input');
export const hits = (page: Page): Locator => page.locator('.DocSearch-Hits .DocSearch-Hit');
export const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});

/** Opens a page and the search on it. */
export async function openSearch(page: Page, address = '/overview/'): Promise<void> {
  await open(page, address);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

/** Types a query, and waits until its hits (or what is there instead of them) are shown. */
export async function search(page: Page, query: string): Promise<void> {
  await input(page).fill(query);
  await expect(page.locator('.search-announcer')).toContainText(query.trim().slice(0, 60), {timeout: 15_000});
}

/** The addresses of the hits, without quotations, in their order. */
export const addresses = (page: Page): Promise<string[]> =>
  hits(page)
    .locator('a:not(.search-quote)')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href)).map(({pathname, hash}) => pathname + hash));

/** Collects what goes wrong on a page without anybody seeing it. */
export function troubles(page: Page): string[] {
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(error.message));
  page.on('dialog', (box) => {
    seen.push(`dialog: ${box.message()}`);
    void box.dismiss();
  });
  return seen;
}
