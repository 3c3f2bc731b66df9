import {expect, test, type Locator, type Page} from '@playwright/test';
import {addressOf, hydrated, open} from '../../lib/open.ts';
import {expectFolded, isHit} from '../../lib/unfolded.ts';

const left = (page: Page) => page.locator('.theme-layout-navbar-left');
const right = (page: Page) => page.locator('.theme-layout-navbar-right');

/** Scrolls to the top, because the navbar hides when the browser scrolls down to the anchor. */
async function showNavbar(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await expect.poll(() => page.locator('.navbar').evaluate((navbar) => navbar.getBoundingClientRect().top)).toBe(0);
}

async function openAtAnchor(page: Page, address: string): Promise<void> {
  await open(page, address);
  await showNavbar(page);
}

/** Opens a dropdown and clicks one of its links. */
async function choose(dropdown: Locator, name: string): Promise<void> {
  await dropdown.hover();
  const link = dropdown.getByRole('link', {name});
  await expect.poll(() => isHit(link)).toBe(true);
  await link.click();
}

for (const label of ['Link', 'Document']) {
  test(`an item of type ${label.toLowerCase()} leads to its page`, async ({page}) => {
    await open(page, '/');
    await left(page).getByRole('link', {name: label, exact: true}).click();
    await expect(page.locator('main h1')).toHaveText('Second');
    expect(addressOf(page)).toBe('/second/');
  });
}

test('an external item opens in a new tab, and its label indicates this', async ({page}) => {
  await open(page, '/');
  const link = left(page).getByRole('link', {name: /^Elsewhere ?\(opens in new tab\)$/});
  await expect(link).toHaveAttribute('target', '_blank');
});

test('a dropdown opens under the pointer and by keyboard', async ({page}) => {
  await open(page, '/');
  const entry = left(page).getByRole('link', {name: 'In the menu'});
  await expectFolded(entry);
  await left(page).getByRole('button', {name: 'Menu'}).hover();
  await expect.poll(() => isHit(entry)).toBe(true);
  await page.mouse.move(600, 600);
  await expectFolded(entry);
  await left(page).getByRole('button', {name: 'Menu'}).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isHit(entry)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/second/');
});

test('an item of a sidebar leads to its first page and is marked on all of its pages', async ({page}) => {
  await open(page, '/second/');
  const item = left(page).getByRole('link', {name: 'Sidebar', exact: true});
  await expect(item).toHaveClass(/navbar__link--active/);
  await item.click();
  await expect(page).toHaveURL('/');
});

test('an item of HTML is what was written', async ({page}) => {
  await open(page, '/');
  await expect(left(page).locator('b.own-html')).toHaveText('Own HTML');
});

test('an item of the version shows it and leads to its main page', async ({page}) => {
  await open(page, '/second/');
  const item = right(page).locator('a.navbar__link:not([role=button])');
  await expect(item).toHaveText('Current');
  await expect(item).toHaveAttribute('href', '/');
});

test('a version dropdown has the labels of its configuration, keeps query and hash, and remembers the choice', async ({
  page,
}) => {
  await openAtAnchor(page, '/?a=b#part-2');
  const dropdown = right(page).locator('.dropdown').first();
  await expect(dropdown.locator('.dropdown__link')).toHaveText(['Next', 'First']);
  await choose(dropdown, 'First');
  await expect(page.locator('main')).toContainText('The first page of the first version.');
  expect(addressOf(page)).toBe('/1.0/?a=b#part-2');
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('1.0');
});

test('a locale dropdown leads to the same page in the other language, with query and hash', async ({page}) => {
  await openAtAnchor(page, '/second/?a=b#c');
  const dropdown = right(page).locator('.dropdown').last();
  await expect(dropdown.getByRole('button')).toHaveText('English');
  await choose(dropdown, 'Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(addressOf(page)).toBe('/fr/second/?a=b#c');
  await expect(page.getByRole('link', {name: 'Aller au contenu principal'})).toHaveCount(1);
  await showNavbar(page);
  await choose(dropdown, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(addressOf(page)).toBe('/second/?a=b#c');
});

test('below 996 px every item is in the menu, with dropdowns that unfold', async ({page}) => {
  await page.setViewportSize({width: 800, height: 800});
  await open(page, '/outside/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar__item').first();
  await expect(menu.locator('> ul > *')).toHaveText([
    /^Link$/,
    /^Elsewhere/,
    /^Menu/,
    /^Document$/,
    /^Sidebar$/,
    /Own HTML/,
    /^Current$/,
    /^Versions/,
    /^Languages/,
  ]);
  await expect(menu.getByRole('link', {name: 'First'})).toBeHidden();
  await menu.getByRole('button', {name: 'Versions'}).click();
  // While the list expands, Playwright's scrolling before a click moves its entries.
  await expect(
    menu
      .getByRole('list')
      .filter({has: page.getByRole('link', {name: 'First'})})
      .last(),
  ).toHaveAttribute('style', /height: auto/);
  await menu.getByRole('link', {name: 'First'}).click();
  await expect(page).toHaveURL('/1.0/');
});
