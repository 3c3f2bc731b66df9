import {expect, type Page} from '@playwright/test';
import {addAxe, newViolations, show} from '../lib/axe.ts';
import {builtPages} from '../lib/builtPages.ts';
import {overflow} from '../lib/health.ts';
import {test as base} from '../lib/nginxTest.ts';
import {takeSnapshot} from '../lib/snapshot.ts';
import {saveData} from '../lib/saveData.ts';

const routes = builtPages()
  .filter(({isRedirect, route}) => !isRedirect && route !== '/404.html')
  .map(({route}) => route);
const [NARROW, WIDE] = [320, 1440];
/** Number of pages per test. */
const SHARD = 20;

/** Browser state of a worker. Its tests share it to keep the HTTP cache and to check repeated elements only once. */
interface Reader {
  page: Page;
  /** Page in which axe checks snapshots of `page`. */
  lab: Page;
  /** Uncaught errors and console errors and warnings since the array was last emptied. */
  complaints: string[];
  /** Text styles (color, size, weight, and background) whose contrast has been checked. */
  looks: Set<string>;
  /** Shapes of elements of the page chrome that axe has checked. `takeSnapshot` defines shapes. */
  shapes: Set<string>;
}

const test = base.extend<object, {reader: Reader}>({
  reader: [
    async ({browser, nginx}, use) => {
      const baseURL = nginx.origin;
      const context = await browser.newContext({
        baseURL,
        reducedMotion: 'reduce',
        viewport: {width: WIDE, height: 800},
      });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on(
        'console',
        (message) =>
          ['error', 'warning'].includes(message.type()) &&
          complaints.push(`${message.text()} ${message.location().url}`),
      );
      page.on('pageerror', (error) => complaints.push(String(error)));
      // Disables prefetching, because the other pages have their own tests.
      await saveData(page);
      // This context bypasses the content security policy, which blocks axe.
      const own = await browser.newContext({
        baseURL,
        bypassCSP: true,
        reducedMotion: 'reduce',
        viewport: {width: WIDE, height: 800},
      });
      const lab = await own.newPage();
      await addAxe(lab, '/axe/');
      await use({page, lab, complaints, looks: new Set(), shapes: new Set()});
      await context.close();
      await own.close();
    },
    {scope: 'worker'},
  ],
});

test.setTimeout(300_000);

const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** Expects that the page has no horizontal overflow at its current width and, at the wide width, no axe violations. */
async function expectFit({page, lab, looks, shapes}: Reader, route: string): Promise<void> {
  const {width} = page.viewportSize()!;
  expect.soft(await overflow(page), `${route} at ${width} px`).toBe(0);
  if (width !== WIDE) return;
  await show(lab, await takeSnapshot(page, shapes));
  expect.soft(await newViolations(lab, looks), `what axe finds on ${route}`).toEqual([]);
}

const shards = Array.from({length: Math.ceil(routes.length / SHARD)}, (_, at) =>
  routes.slice(at * SHARD, (at + 1) * SHARD),
);
for (const shard of shards) {
  test(`pages from ${shard[0]} to ${shard.at(-1)} load without console errors, fit the viewport, and are accessible`, async ({
    reader,
  }) => {
    const {page, complaints} = reader;
    for (const route of shard) {
      complaints.length = 0;
      const response = await page.goto(route, {waitUntil: 'commit'});
      await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
      await painted(page);
      expect.soft(response!.status(), route).toBe(200);
      expect.soft(await page.locator('h1').count(), `headings of the first level on ${route}`).toBe(1);
      await expectFit(reader, route);
      // The next page starts at this width, because resizing takes about a third of the time of a page.
      await page.setViewportSize({width: page.viewportSize()!.width === WIDE ? NARROW : WIDE, height: 800});
      await painted(page);
      await expectFit(reader, route);
      expect.soft([...complaints], `the console of ${route}`).toEqual([]);
    }
  });
}
