import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {hydrated, open} from './open.ts';

interface PageKind {
  kind: string;
  address: string;
}

/** The rules of axe that WCAG 2.2 AA asks for. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Of these, the ones that axe leaves out unless they are asked for by name. */
export const EXPERIMENTAL = {'label-content-name-mismatch': {enabled: true}};

/** Axe with the rules of WCAG 2.2 AA. */
export const wcagBuilder = (page: Page): AxeBuilder => new AxeBuilder({page}).options({runOnly: {type: 'tag', values: WCAG}, rules: EXPERIMENTAL});

/** At most this many stops of the keyboard, through navbar and sidebar into the text. */
const STOPS = 40;
const WIDTHS = [320, 375, 768, 996, 1024, 1440, 1920];

/** What axe finds on the page, a line each: the rule, and where. */
export async function violations(page: Page): Promise<string[]> {
  // The pages have no frames, for which alone the other mode opens a page of its own each time.
  const {violations: found} = await wcagBuilder(page).setLegacyMode().analyze();
  return found.flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}

/** By how many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Everything is there that moves things: React, fonts, and a frame painted after them. */
const settled = async (page: Page): Promise<void> => {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
};

/** Tests that each page is accessible in both color modes. */
export function testAccessibility(kinds: readonly PageKind[]): void {
  for (const {kind, address} of kinds) {
    for (const mode of ['light', 'dark'] as const) {
      test(`axe finds nothing on a page of kind ${kind}, ${mode}`, async ({page}) => {
        await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
        await open(page, address);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        expect(await violations(page)).toEqual([]);
      });
    }
  }
}

/** Tests that no page is wider than the window. */
export function testWidths(kinds: readonly PageKind[]): void {
  for (const {kind, address} of kinds) {
    test(`a page of kind ${kind} fits into every width`, async ({page}) => {
      await open(page, address);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        expect(await overflow(page), `${width} px`).toBe(0);
      }
    });
  }
}

/** What the focus is on, if it can be seen there: it has a size and a mark, and nothing lies over it. */
const focused = (page: Page): Promise<{name: string; isMarked: boolean; isSeen: boolean}> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
    const boxes = [...element.getClientRects()].filter(({width, height}) => width > 0 && height > 0);
    const isSeen = boxes.some(({x, y, width, height}) => {
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && (element.contains(top) || top.contains(element));
    });
    const name = `${element.tagName} ${element.className} ${element.getAttribute('href') ?? element.textContent}`;
    return {name, isMarked: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none', isSeen};
  });

/** Tests that the keyboard leads through the shell and into the text, and that its focus is always to be seen. */
export function testKeyboard(kinds: readonly PageKind[]): void {
  for (const {kind, address} of kinds) {
    test(`the focus is always to be seen on the way through a page of kind ${kind}`, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, address);
      const seen = new Set<string>();
      for (let step = 0; step < STOPS; step++) {
        await page.keyboard.press('Tab');
        // The end of a short page: the focus goes on to the browser.
        if (await page.evaluate(() => document.activeElement === document.body)) break;
        // What comes late may lie over it for a moment.
        await expect.poll(() => focused(page)).toMatchObject({isMarked: true, isSeen: true});
        seen.add((await focused(page)).name);
      }
      expect(seen.size).toBeGreaterThan(STOPS / 4);
    });
  }
}

/** Tests that nothing moves while a page loads. */
export function testLayoutShift(kinds: readonly PageKind[]): void {
  for (const {kind, address} of kinds) {
    for (const width of [390, 1280]) {
      test(`nothing shifts while a page of kind ${kind} loads at ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 800});
        await page.goto(address);
        await settled(page);
        // Now the fonts are in the cache: whether an optional one still comes in time is a race inside the browser.
        await page.goto(address);
        await settled(page);
        const shifts = await page.evaluate(
          () =>
            new Promise<string[]>((resolve) => {
              const seen: string[] = [];
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries() as (PerformanceEntry & {value: number; sources: {node?: Element}[]})[]) {
                  seen.push(`${entry.value}: ${entry.sources.map(({node}) => node?.outerHTML?.slice(0, 80)).join(', ')}`);
                }
              }).observe({type: 'layout-shift', buffered: true});
              // Entries that are there already are handed over before the next task but one.
              setTimeout(() => setTimeout(() => resolve(seen)));
            }),
        );
        expect(shifts).toEqual([]);
      });
    }
  }
}

/** Tests that a page asks its own origin only, from its load to its end being scrolled into view. */
export function testOrigins(kinds: readonly PageKind[]): void {
  for (const {kind, address} of kinds) {
    test(`a page of kind ${kind} makes no request to another origin`, async ({page, baseURL}) => {
      const asked: string[] = [];
      page.context().on('request', (request) => asked.push(request.url()));
      await open(page, address);
      await page.locator('footer').last().scrollIntoViewIfNeeded();
      await settled(page);
      expect(asked.length).toBeGreaterThan(3);
      expect(asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([]);
    });
  }
}
