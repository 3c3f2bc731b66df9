import {expect, test, type Locator, type Page} from '@playwright/test';
import {open} from '../../lib/open.ts';
import {expectUnfolded} from '../../lib/unfolded.ts';

const PAGE = '/dev/api/jobs/';
/** Position of sticky samples: the height of the navbar and 1rem, in pixels. */
const TOP = 5 * 17;

const operation = (page: Page, id: string) => page.locator('.operation').filter({has: page.locator(`#${id}`)});
const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

/** Opens the page with an operation in view, and waits until its samples are highlighted. */
async function openAt(page: Page, id: string): Promise<Locator> {
  await open(page, `${PAGE}#${id}`);
  const shown = operation(page, id);
  await expect(shown.getByRole('tablist')).toBeVisible();
  return shown;
}

test.describe('an operation of an API page', () => {
  for (const width of [1200, 1440, 1920]) {
    test(`has its samples next to its details at ${width} px, without overlap or sideways scrolling`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      const shown = await openAt(page, 'listJobs');
      const details = await boxOf(shown.locator('.samples + h4'));
      const samples = await boxOf(shown.locator('.samples'));
      expect(samples.x).toBeGreaterThanOrEqual(details.x + details.width + 24);
      expect(details.width).toBeGreaterThanOrEqual(380);
      expect(samples.width).toBeGreaterThanOrEqual(350);
      expect(samples.x + samples.width).toBeLessThanOrEqual(width);
      expect(samples.y).toBeLessThan(details.y);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test('keeps its samples and the response example in view while its details scroll', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    const shown = await openAt(page, 'listJobs');
    await shown.getByText('Response schema').first().click();
    const last = shown.locator(':scope > .fields').last();
    await last.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 200));
    const samples = shown.locator('.samples');
    await expect.poll(async () => Math.round((await boxOf(samples)).y)).toBe(TOP);
    const {y, height} = await boxOf(samples);
    expect(y + height).toBeLessThanOrEqual(800);
    await expect(shown.locator('.samples pre').last()).toContainText('"status": "complete"');
    const response = shown.getByText('Response 200', {exact: true});
    const box = await boxOf(response);
    expect(
      await response.evaluate(
        (element, [x, top]) => element.contains(document.elementFromPoint(x!, top!)),
        [box.x + 20, box.y + box.height / 2],
      ),
    ).toBe(true);
  });

  for (const width of [320, 390, 768]) {
    test(`has its samples directly after its description at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      const shown = await openAt(page, 'listJobs');
      const description = await boxOf(shown.locator(':scope > p').last());
      const samples = await boxOf(shown.locator('.samples'));
      const details = await boxOf(shown.locator('.samples + h4'));
      expect(samples.y - (description.y + description.height)).toBeGreaterThanOrEqual(0);
      expect(samples.y - (description.y + description.height)).toBeLessThanOrEqual(48);
      expect(details.y).toBeGreaterThanOrEqual(samples.y + samples.height);
      expect(samples.width).toBeGreaterThanOrEqual(width < 500 ? width - 40 : 600);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test('shows its full URL with the host of the data center, and copies it with the keyboard', async ({browser}) => {
    const context = await browser.newContext({permissions: ['clipboard-read', 'clipboard-write']});
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('data-center', 'eu-central-1'));
    const shown = await openAt(page, 'updateJob');
    const url = 'https://api.eu-central-1.saucelabs.com/rest/v1/{username}/jobs/{id}';
    await expect(shown.locator('.url code')).toHaveText(url);
    const button = shown.getByRole('button', {name: 'Copy URL'});
    const box = await boxOf(button);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(shown.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await context.close();
  });

  for (const forcedColors of ['none', 'active'] as const) {
    for (const theme of ['light', 'dark']) {
      test(`has methods with enough contrast, in the ${theme} theme with forced colors: ${forcedColors}`, async ({
        browser,
      }) => {
        const page = await browser.newPage({forcedColors});
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        await open(page, PAGE);
        const methods = page.locator('.endpoint strong');
        const colors = await methods.evaluateAll((elements) =>
          elements.map((element) => {
            const luminance = (color: string) => {
              const [r, g, b] = color
                .match(/[\d.]+/g)!
                .slice(0, 3)
                .map((part) => Number(part) / 255)
                .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
              return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
            };
            const {color, backgroundColor} = getComputedStyle(element);
            const [dark, bright] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b);
            return {method: element.textContent, color, contrast: (bright! + 0.05) / (dark! + 0.05)};
          }),
        );
        expect(new Set(colors.map(({method}) => method))).toEqual(new Set(['GET', 'PUT', 'DELETE']));
        expect(colors.filter(({contrast}) => contrast < 4.5)).toEqual([]);
        if (forcedColors === 'none') expect(new Set(colors.map(({color}) => color)).size).toBe(3);
        await page.close();
      });
    }
  }

  test('opens nested objects with the keyboard', async ({page}) => {
    const shown = await openAt(page, 'listJobs');
    const outer = shown.locator('details').filter({hasText: 'Response schema'}).first();
    await outer.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    const inner = outer.locator('details').first();
    await expect(inner.locator('summary')).toBeVisible();
    await expect(inner.locator('.fields')).toBeHidden();
    await inner.locator('summary').focus();
    await page.keyboard.press('Space');
    const fields = await boxOf(inner.locator('.fields'));
    expect(fields.x).toBeGreaterThan((await boxOf(outer.locator('> .fields'))).x);
  });

  test('has one column in print, with its full samples and response example', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    const shown = await openAt(page, 'listJobs');
    await page.emulateMedia({media: 'print'});
    const samples = await boxOf(shown.locator('.samples'));
    const details = await boxOf(shown.locator('.samples + h4'));
    expect(details.y).toBeGreaterThanOrEqual(samples.y + samples.height);
    expect(
      await shown
        .locator('.samples pre')
        .evaluateAll(
          (elements) => elements.filter((element) => element.scrollHeight > element.clientHeight + 1).length,
        ),
    ).toBe(0);
    await expect(shown.getByRole('button', {name: 'Copy URL'})).toBeHidden();
  });

  test('shows its response example and full URL without scripts', async ({browser}) => {
    const page = await browser.newPage({javaScriptEnabled: false, viewport: {width: 1280, height: 900}});
    await page.goto(PAGE);
    const shown = operation(page, 'listJobs');
    await expect(shown.locator('.url')).toContainText('https://api.us-west-1.saucelabs.com/rest/v1/{username}/jobs');
    const example = shown.locator('pre[data-status="200"]');
    await expect(example).toBeVisible();
    expect(await example.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('Response');
    expect(await example.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
    await page.close();
  });
});

test.describe('the table of contents of an API page', () => {
  test('is a collapsed list next to the page tools while the two columns need its space', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await open(page, PAGE);
    await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
    const list = page.getByRole('button', {name: 'On this page'});
    const [button, tools, title] = [
      await boxOf(list),
      await boxOf(page.getByRole('button', {name: 'Copy page'}).first()),
      await boxOf(page.getByRole('heading', {level: 1})),
    ];
    expect(button.x + button.width).toBeLessThan(tools.x);
    expect(Math.max(button.y + button.height, tools.y + tools.height)).toBeLessThanOrEqual(title.y + 4);
    await list.click();
    const link = page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Update a job'});
    // A click during the animation can press and release on different elements.
    await expectUnfolded(page.locator('.theme-doc-toc-mobile > div'), link);
    await link.click();
    await expect(page.locator('#updateJob')).toBeInViewport();
  });

  test('is at the side on larger screens', async ({page}) => {
    await page.setViewportSize({width: 1920, height: 900});
    await open(page, PAGE);
    const side = await boxOf(page.locator('.theme-doc-toc-desktop'));
    const api = await boxOf(page.locator('.reference.api'));
    expect(side.x).toBeGreaterThan(api.x + api.width);
    await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
  });
});
