import type {Locator, Page} from '@playwright/test';

const sidebar = (page: Page): Locator => page.getByRole('navigation', {name: 'Docs sidebar'});
const button = (within: Page | Locator, label: string): Locator =>
  within.getByRole('button', {name: new RegExp(`sidebar category '${label}'$`)});

/** Returns the entries of a sidebar category, without the entries of nested categories. */
export const entriesOf = (page: Page, label: string): Locator =>
  sidebar(page)
    .locator('li', {has: button(page, label)})
    .locator('> ul > li');

/** Opens a collapsed sidebar category. */
export const openSection = (page: Page, label: string): Promise<void> => button(sidebar(page), label).click();
