import {expect, test, type Page} from '@playwright/test';
import {open} from '../../lib/open.ts';

/** Distance between the navbar and an element, in pixels. */
const distance = (page: Page, id: string): Promise<number> =>
  page.evaluate(
    (name) =>
      document.getElementById(name)!.getBoundingClientRect().top -
      document.querySelector('nav.navbar')!.getBoundingClientRect().bottom,
    id,
  );

/** Number of highlighted elements. */
const marks = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter(({id}) => id === 'target').length);

for (const width of [390, 1280]) {
  test(`the target of a link is 8 to 24 px below the navbar, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const [address, id] of [
      ['/dev/cli/saucectl/', 'frameworks'],
      ['/basics/data-center-endpoints/', 'remote-webdriver'],
      ['/basics/data-center-endpoints/', 'endpoints'],
      ['/dev/test-configuration-options/', 'appium-capabilities'],
    ] as const) {
      await open(page, `${address}#${id}`);
      await expect.poll(() => distance(page, id), `${address}#${id}`).toBeLessThanOrEqual(24);
      expect(await distance(page, id)).toBeGreaterThanOrEqual(8);
    }
  });
}

test('a link within the page leads to the same place', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/basics/data-center-endpoints/');
  await page.locator('.table-of-contents').getByRole('link', {name: 'Endpoints', exact: true}).click();
  await expect.poll(() => distance(page, 'endpoints')).toBeLessThanOrEqual(24);
  expect(await distance(page, 'endpoints')).toBeGreaterThanOrEqual(8);
});

test('the target is highlighted briefly, on opening the page and on following a link', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/basics/data-center-endpoints/#endpoints');
  await expect.poll(() => marks(page)).toBe(1);
  await expect.poll(() => marks(page)).toBe(0);
  await page.locator('.table-of-contents').getByRole('link', {name: 'Remote WebDriver'}).click();
  await expect.poll(() => marks(page)).toBe(1);
  expect(
    await page.locator('#remote-webdriver').evaluate((heading) => getComputedStyle(heading).backgroundColor),
  ).not.toBe('rgba(0, 0, 0, 0)');
});

test('nothing is highlighted if the reader prefers reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      document.documentElement.dataset.animated = '';
      return animate.apply(this, args);
    };
  });
  await open(page, '/basics/data-center-endpoints/#endpoints');
  // The same script sets this attribute.
  await expect(page.locator('html')).toHaveAttribute('data-keys', '');
  await expect(page.locator('html')).not.toHaveAttribute('data-animated');
});

test('the sidebar shows the item of the current page, and the page itself does not scroll', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  const current = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('a[aria-current=page]');
  for (const address of ['/test-results/test-status/', '/basics/sso/troubleshooting-sso/', '/overview/']) {
    await open(page, address);
    const isHit = () =>
      current.evaluate((link) => {
        const {left, width, top, height} = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(isHit, address).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('on a phone, the menu opens at the item of the current page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 500});
  await open(page, '/test-results/test-status/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const current = page.locator('.navbar-sidebar a[aria-current=page]').last();
  await expect
    .poll(() =>
      current.evaluate((link) => {
        const {left, width, top, height} = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
});
