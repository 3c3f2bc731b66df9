import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {hydrated, open} from './open.ts';

/** A page to test, with the name of its type for test titles. */
interface PageKind {
  kind: string;
  address: string;
}

/** Tags of the axe rules for WCAG 2.2 levels A and AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Experimental axe rules with these tags, which axe runs only if they're enabled by ID. */
export const EXPERIMENTAL = {'label-content-name-mismatch': {enabled: true}};

/** Returns an axe builder with the rules of WCAG 2.2 levels A and AA. */
export const wcagBuilder = (page: Page): AxeBuilder =>
  new AxeBuilder({page}).options({runOnly: {type: 'tag', values: WCAG}, rules: EXPERIMENTAL});

/** Maximum number of Tab presses, enough to get through the navbar and sidebar into the text. */
const STOPS = 40;
/** Window widths in CSS pixels. */
const WIDTHS = [320, 375, 768, 996, 1024, 1440, 1920];

/** Returns the violations that axe finds on the page, one line for each element: rule, selector, and failure. */
export async function violations(page: Page): Promise<string[]> {
  // The default mode opens an additional page in each run, which only pages with cross-origin frames need.
  const {violations: found} = await wcagBuilder(page).setLegacyMode().analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Returns how many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits for everything that can shift the layout: hydration, network requests, fonts, and the next painted frame. */
const settled = async (page: Page): Promise<void> => {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
};

/** Defines tests that each page has no axe violations in both color modes. */
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

/** Defines tests that no page overflows the window horizontally. */
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

/** Describes the focused element: whether it has a focus indicator (`isMarked`), and whether it's visible and not covered (`isSeen`). */
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

/** Defines tests that the Tab key moves through the page chrome into the text, and that the focus is always visible. */
export function testKeyboard(kinds: readonly PageKind[]): void {
  for (const {kind, address} of kinds) {
    test(`the focus is always to be seen on the way through a page of kind ${kind}`, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, address);
      const seen = new Set<string>();
      for (let step = 0; step < STOPS; step++) {
        await page.keyboard.press('Tab');
        // At the end of a short page, the focus moves to the browser.
        if (await page.evaluate(() => document.activeElement === document.body)) break;
        // Content that loads late can cover the element for a moment.
        await expect.poll(() => focused(page)).toMatchObject({isMarked: true, isSeen: true});
        seen.add((await focused(page)).name);
      }
      expect(seen.size).toBeGreaterThan(STOPS / 4);
    });
  }
}

/** Defines tests that the layout doesn't shift while a page loads. */
export function testLayoutShift(kinds: readonly PageKind[]): void {
  for (const {kind, address} of kinds) {
    for (const width of [390, 1280]) {
      test(`nothing shifts while a page of kind ${kind} loads at ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 800});
        await page.goto(address);
        await settled(page);
        // Measure the second load, with cached fonts: otherwise, it depends on timing whether an optional font arrives before the deadline.
        await page.goto(address);
        await settled(page);
        const shifts = await page.evaluate(
          () =>
            new Promise<string[]>((resolve) => {
              const seen: string[] = [];
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries() as (PerformanceEntry & {
                  value: number;
                  sources: {node?: Element}[];
                })[]) {
                  seen.push(
                    `${entry.value}: ${entry.sources.map(({node}) => node?.outerHTML?.slice(0, 80)).join(', ')}`,
                  );
                }
              }).observe({type: 'layout-shift', buffered: true});
              // The observer receives buffered entries before the second-next task.
              setTimeout(() => setTimeout(() => resolve(seen)));
            }),
        );
        expect(shifts).toEqual([]);
      });
    }
  }
}

/** Defines tests that a page requests only its own origin, from its load until its footer is scrolled into view. */
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
