import {expect, test, type Page} from '@playwright/test';
import {hydrated, open} from '../../lib/open.ts';

const ADDRESS = '/dev/cli/saucectl/';

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        document.documentElement.dataset.shifts = `${Number(document.documentElement.dataset.shifts ?? 0) + (entry as PerformanceEntry & {value: number}).value}`;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });

/** Width and position of every visible line of code and every inline code. */
const geometry = (page: Page): Promise<number[][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(pre, code)')]
      .map((element) => element.getBoundingClientRect())
      .map(({width, height, top}) => [width, height, top + scrollY]),
  );

/** Returns whether the browser draws code with the code font. */
const hasCodeFont = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const faces = [...document.fonts].filter(({family}) => /JetBrains Mono/.test(family));
    return faces.length > 0 && faces.every(({status}) => status === 'loaded');
  });

test('the first visit and the next one show code in the code font, which is loaded once', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('mono') && requests.push(request.url()));
  await page.goto(ADDRESS);
  await expect.poll(() => hasCodeFont(page)).toBe(true);
  expect(requests).toHaveLength(1);
  await page.reload();
  await expect.poll(() => hasCodeFont(page)).toBe(true);
});

test('a code font that arrives late changes no line of the page and shifts nothing', async ({page}) => {
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*mono*.woff2', async (route) => {
    await late;
    await route.continue();
  });
  await watchShifts(page);
  await page.goto(ADDRESS, {waitUntil: 'commit'});
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await hasCodeFont(page)).toBe(false);
  const before = await geometry(page);
  expect(before.length).toBeGreaterThan(5);
  release();
  await expect.poll(() => hasCodeFont(page)).toBe(true);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const after = await geometry(page);
  expect(after).toHaveLength(before.length);
  for (const [at, box] of after.entries()) {
    for (const [side, value] of box.entries()) expect(Math.abs(value - before[at]![side]!)).toBeLessThan(1);
  }
  expect(Number((await page.locator('html').getAttribute('data-shifts')) ?? 0)).toBeLessThan(0.001);
});

test('code has no ligatures', async ({page}) => {
  await open(page, ADDRESS);
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('main :is(pre, code, .token)')].every(
        (element) => getComputedStyle(element).fontVariantLigatures === 'none',
      ),
    ),
  ).toBe(true);
});
