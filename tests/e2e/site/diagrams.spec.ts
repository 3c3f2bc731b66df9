import {expect, test, type Locator, type Page} from '@playwright/test';
import {open} from '../../lib/open.ts';

/** Pages with a wide flowchart, sequence diagrams, a state diagram, and groups. */
const pages = [
  '/basics/integrations/evinced/',
  '/basics/sso/setting-up-sso/',
  '/error-reporting/triage/view-manage-fingerprint-status/',
  '/secure-connections/sauce-connect-5/architecture/',
];
const figures = (page: Page) => page.locator('figure').filter({has: page.locator('[role="img"]')});

/** Returns measurements of the visible drawings of a diagram, in CSS pixels. */
const measure = (figure: Locator) =>
  figure.evaluate((element) => {
    const drawings = [...element.querySelectorAll('svg')].filter((svg) => svg.getBoundingClientRect().width > 0);
    const svg = drawings[0]!;
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    const texts = [...svg.querySelectorAll('text')];
    const boxes = texts.map((text) => text.getBoundingClientRect());
    const overlaps = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3,
        ),
    );
    return {
      drawings: drawings.length,
      smallest: Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * scale)),
      overlaps: overlaps.length,
      width: svg.getBoundingClientRect().width,
      height: svg.getBoundingClientRect().height,
    };
  });

for (const width of [320, 390, 768, 1280]) {
  test(`at ${width} px, each diagram has one drawing with labels of at least 12 px that don't overlap`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    for (const address of pages) {
      await open(page, address);
      for (const figure of await figures(page).all()) {
        const {drawings, smallest, overlaps} = await measure(figure);
        expect(drawings).toBe(1);
        expect(smallest).toBeGreaterThanOrEqual(11.99);
        expect(overlaps).toBe(0);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('a flowchart runs from left to right on desktops and from top to bottom on phones, where it fits', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, '/basics/integrations/evinced/');
  const desktop = await measure(figures(page).first());
  expect(desktop.width).toBeGreaterThan(desktop.height * 2);
  await page.setViewportSize({width: 320, height: 900});
  const phone = await measure(figures(page).first());
  expect(phone.height).toBeGreaterThan(phone.width);
  expect(phone.width).toBeLessThanOrEqual(288);
});

test("lifelines don't strike through the labels of messages", async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, '/basics/sso/setting-up-sso/');
  const struck = await figures(page)
    .first()
    .evaluate((element) => {
      const svg = [...element.querySelectorAll('svg')].find((one) => one.getBoundingClientRect().width > 0)!;
      const children = [...svg.children];
      const box = (one: Element) => one.getBoundingClientRect();
      const inside = (outer: DOMRect, inner: DOMRect) =>
        outer.left <= inner.left + 1 &&
        outer.right >= inner.right - 1 &&
        outer.top <= inner.top + 3 &&
        outer.bottom >= inner.bottom - 3;
      const lifelines = children.filter((one) => one.tagName === 'line' && box(one).width < 1);
      const struckBy = (text: Element) =>
        lifelines.filter((line) => {
          const [a, b] = [box(line), box(text)];
          if (a.left < b.left || a.left > b.right || a.bottom < b.top || a.top > b.bottom) return false;
          const between = children.slice(children.indexOf(line), children.indexOf(text));
          return !between.some(
            (one) => one.tagName === 'rect' && one.getAttribute('fill') !== 'none' && inside(box(one), b),
          );
        });
      const texts = children.filter((one) => one.tagName === 'text');
      return {
        lifelines: lifelines.length,
        struck: texts.filter((text) => struckBy(text).length > 0).map((one) => one.textContent),
      };
    });
  expect(struck).toEqual({lifelines: 3, struck: []});
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'full size' : 'full size without JavaScript', () => {
    test.use({javaScriptEnabled, viewport: {width: 1280, height: 900}});

    test('covers the window, enlarges the diagram, and closes with Escape', async ({page}) => {
      if (javaScriptEnabled) await open(page, pages[0]!);
      else await page.goto(pages[0]!);
      const figure = figures(page).first();
      const before = await measure(figure);
      const button = figure.getByRole('button', {name: 'View full size'});
      await button.focus();
      await page.keyboard.press('Enter');
      const stage = figure.locator('[popover]');
      await expect.poll(() => stage.evaluate((one) => one.matches(':popover-open'))).toBe(true);
      expect(await stage.boundingBox()).toMatchObject({x: 0, y: 0, width: 1280, height: 900});
      const topmost = await page.evaluate(() => document.elementFromPoint(640, 20)?.closest('[popover]') !== null);
      expect(topmost).toBe(true);
      const after = await measure(figure);
      expect(after.width).toBeGreaterThan(before.width);
      if (javaScriptEnabled) await expect(figure.getByRole('group').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect.poll(() => stage.evaluate((one) => one.matches(':popover-open'))).toBe(false);
      await expect(button).toBeFocused();
      expect(await measure(figure)).toEqual(before);
    });
  });
}

test('full size on a phone shows the drawing for desktops, which scrolls', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/basics/integrations/evinced/');
  const figure = figures(page).first();
  await figure.getByRole('button', {name: 'View full size'}).click();
  const {width, smallest, drawings} = await measure(figure);
  expect(drawings).toBe(1);
  expect(width).toBeGreaterThan(390);
  expect(smallest).toBeGreaterThanOrEqual(11.99);
  const box = figure.getByRole('group').first();
  expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeGreaterThan(0);
  await figure.getByRole('button', {name: 'Close'}).click();
  expect((await measure(figure)).width).toBeLessThan(390);
});
