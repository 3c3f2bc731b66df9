import {expect, test} from '@playwright/test';
import {builtPages} from '../lib/builtPages.ts';
import {overflow, violations} from '../lib/health.ts';
import {hydrated} from '../lib/open.ts';

const routes = builtPages().filter(({isRedirect, route}) => !isRedirect && route !== '/404.html').map(({route}) => route);
const WIDTHS = [320, 1440];
/** Pages that one test opens one after another: as many as keep a test short, since opening a browser's context costs as much as a page. */
const SHARD = 20;

test.use({trace: 'off', contextOptions: {reducedMotion: 'reduce'}});
test.setTimeout(300_000);

const shards = Array.from({length: Math.ceil(routes.length / SHARD)}, (_, at) => routes.slice(at * SHARD, (at + 1) * SHARD));
for (const shard of shards) {
  test(`pages from ${shard[0]} to ${shard.at(-1)} answer, run without complaint, fit and are accessible`, async ({page}) => {
    let complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(`${message.text()} ${message.location().url}`));
    page.on('pageerror', (error) => complaints.push(String(error)));
    // What is fetched for other pages is theirs to prove.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}));

    for (const route of shard) {
      complaints = [];
      await page.setViewportSize({width: 1440, height: 800});
      const response = await page.goto(route);
      await hydrated(page);
      expect.soft(response!.status(), route).toBe(200);
      expect.soft(await page.locator('h1').count(), `headings of the first level on ${route}`).toBe(1);
      expect.soft(await violations(page), `what axe finds on ${route}`).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        expect.soft(await overflow(page), `${route} at ${width} px`).toBe(0);
      }
      expect.soft(complaints, `the console of ${route}`).toEqual([]);
    }
  });
}
