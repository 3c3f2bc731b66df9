import {expect, type Locator, type Page} from '@playwright/test';
import {open} from './open.ts';

/** Returns the search field of the search modal. */
export const input = (page: Page): Locator => page.locator('.DocSearch-Input');
/** Returns the hits in the search modal. */
export const hits = (page: Page): Locator => page.locator('.DocSearch-Hits .DocSearch-Hit');
/** Returns the search modal. */
export const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});

/** Opens a page and its search modal. */
export async function openSearch(page: Page, address = '/overview/'): Promise<void> {
  await open(page, address);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

/**
 * Opens the search modal with its shortcut after a navigation inside the site. React listens for the shortcut shortly after it has
 * shown the new page, so the first key press may have no effect.
 */
export async function reopenSearch(page: Page): Promise<void> {
  await expect(async () => {
    if ((await dialog(page).count()) === 0) await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeVisible({timeout: 3_000});
  }).toPass({timeout: 30_000});
}

/** Enters a query and waits until its results, or the message that there are none, are announced. */
export async function search(page: Page, query: string): Promise<void> {
  await input(page).fill(query);
  await expect(page.locator('.search-announcer')).toContainText(query.trim().slice(0, 60), {timeout: 15_000});
}

/** Returns path and hash of each hit, in order, without quotes from the page. */
export const addresses = (page: Page): Promise<string[]> =>
  hits(page)
    .locator('a:not(.search-quote)')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href)).map(({pathname, hash}) => pathname + hash),
    );

/** Returns a live list of the uncaught errors and dialogs on a page. Dismisses the dialogs. */
export function troubles(page: Page): string[] {
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(error.message));
  page.on('dialog', (box) => {
    seen.push(`dialog: ${box.message()}`);
    void box.dismiss();
  });
  return seen;
}
