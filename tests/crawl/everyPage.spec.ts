import {expect, type Page} from '@playwright/test';
import {addAxe, newViolations, show} from '../lib/axe.ts';
import {builtPages} from '../lib/builtPages.ts';
import {overflow} from '../lib/health.ts';
import {test as base} from '../lib/nginxTest.ts';
import {takeSnapshot} from '../lib/snapshot.ts';
import {saveData} from '../lib/saveData.ts';

const routes = builtPages().filter(({isRedirect, route}) => !isRedirect && route !== '/404.html').map(({route}) => route);
const [NARROW, WIDE] = [320, 1440];
/** Pages that one test opens one after another. */
const SHARD = 20;

/** A reader who opens one page after another and keeps the cache. */
interface Reader {
  page: Page;
  /** Where axe looks at what stands on `page`. */
  lab: Page;
  /** What the console has said since it was last emptied. */
  complaints: string[];
  /** Looks of texts whose contrast has been measured. */
  looks: Set<string>;
  /** Shapes of elements around the main parts of pages that axe has looked at. */
  shapes: Set<string>;
}

const test = base.extend<object, {reader: Reader}>({
  reader: [
    async ({browser, nginx}, use) => {
      const baseURL = nginx.origin;
      const context = await browser.newContext({baseURL, reducedMotion: 'reduce', viewport: {width: WIDE, height: 800}});
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(`${message.text()} ${message.location().url}`));
      page.on('pageerror', (error) => complaints.push(String(error)));
      // What is fetched for other pages is theirs to prove.
      await saveData(page);
      // Without the policy, which would not let axe in.
      const own = await browser.newContext({baseURL, bypassCSP: true, reducedMotion: 'reduce', viewport: {width: WIDE, height: 800}});
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

const painted = (page: Page): Promise<void> => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** What is wrong with the page at its present width. */
async function expectFit({page, lab, looks, shapes}: Reader, route: string): Promise<void> {
  const {width} = page.viewportSize()!;
  expect.soft(await overflow(page), `${route} at ${width} px`).toBe(0);
  if (width !== WIDE) return;
  await show(lab, await takeSnapshot(page, shapes));
  expect.soft(await newViolations(lab, looks), `what axe finds on ${route}`).toEqual([]);
}

const shards = Array.from({length: Math.ceil(routes.length / SHARD)}, (_, at) => routes.slice(at * SHARD, (at + 1) * SHARD));
for (const shard of shards) {
  test(`pages from ${shard[0]} to ${shard.at(-1)} answer, run without complaint, fit and are accessible`, async ({reader}) => {
    const {page, complaints} = reader;
    for (const route of shard) {
      complaints.length = 0;
      const response = await page.goto(route, {waitUntil: 'commit'});
      await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
      await painted(page);
      expect.soft(response!.status(), route).toBe(200);
      expect.soft(await page.locator('h1').count(), `headings of the first level on ${route}`).toBe(1);
      await expectFit(reader, route);
      // The next page begins at this width: changing it costs as much as a third of a page.
      await page.setViewportSize({width: page.viewportSize()!.width === WIDE ? NARROW : WIDE, height: 800});
      await painted(page);
      await expectFit(reader, route);
      expect.soft([...complaints], `the console of ${route}`).toEqual([]);
    }
  });
}
