import {expect, test, type Page} from '@playwright/test';
import {open} from '../../lib/open.ts';

const footer = (page: Page) => page.locator('footer.theme-layout-footer');

const outside = [
  ['Customer support', 'https://support.saucelabs.com/hc/en-us'],
  ['Community forum', 'https://stackoverflow.com/tags/saucelabs'],
  ['Open source', 'https://opensource.saucelabs.com/'],
  ['X', 'https://twitter.com/saucelabs'],
  ['LinkedIn', 'https://www.linkedin.com/company/891955'],
  ['Facebook', 'https://www.facebook.com/saucelabs'],
  ['Privacy policy', 'https://saucelabs.com/privacy-policy'],
  ['Terms of service', 'https://saucelabs.com/terms-of-service'],
  ['GDPR', 'https://saucelabs.com/privacy-policy#eea'],
] as const;

for (const address of ['/', '/overview/', '/2024/api-testing/on-prem/quick-start/', '/not-there/']) {
  test(`${address} has a footer with every link of the specification and the copyright of 2025`, async ({page}) => {
    await open(page, address);
    for (const [label, href] of outside) {
      const link = footer(page).getByRole('link', {name: new RegExp(`^${label}( ?\\(opens in new tab\\))$`)});
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(footer(page)).toContainText('Copyright © 2025 Sauce Labs');
  });
}

test('the logo leads to the home site, has its size, and follows the color mode', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/');
  const link = footer(page).locator('a', {has: page.locator('img')});
  await expect(link).toHaveAttribute('href', 'https://saucelabs.com/');
  await expect(link).toHaveAccessibleName(/^Sauce Labs home site/);
  const shown = link.locator('img').filter({visible: true});
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('src', '/img/logo.svg');
  await expect(shown).toHaveAttribute('width', '146');
  await expect(shown).toHaveAttribute('height', '32');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(shown).toHaveAttribute('src', '/img/logo-dark.svg');
});

test('the internal links lead to existing pages', async ({page, request}) => {
  await open(page, '/');
  const hrefs = await footer(page)
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
  expect(hrefs).toEqual(['/overview/', '/dev/api/', '/dev/cli/', '/contributing/']);
  for (const href of hrefs) expect((await request.get(href)).status()).toBe(200);
});
