import {expect, test, type Page} from '@playwright/test';
import {open} from '../../lib/open.ts';

const toggle = (page: Page) =>
  page.locator('.theme-layout-navbar-right').getByRole('button', {name: /^Switch between dark and light mode/});

test('where the system preference is not respected, the switch goes between light and dark, from light', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/long/');
  for (const mode of ['light', 'dark', 'light']) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await expect(toggle(page)).toHaveAccessibleName(`Switch between dark and light mode (currently ${mode} mode)`);
    await toggle(page).click();
  }
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});
