import {expect, test} from '@playwright/test';
import {open} from '../../lib/open.ts';
import {entriesOf, openSection} from '../../lib/sidebar.ts';
import {saveData} from '../../lib/saveData.ts';

test('a large sidebar section shows its first entry if the others cannot be loaded', async ({page}) => {
  await open(page, '/overview/');
  await page.route('**/assets/js/*', (route) => route.abort());
  await openSection(page, 'Mobile app testing');
  await expect(entriesOf(page, 'Mobile app testing')).toHaveCount(1);
});

test('a document with code needs at most 12 requests', async ({page}) => {
  // Data saver mode disables prefetching.
  await saveData(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, '/test-results/test-status/');
  await page.waitForLoadState('networkidle');
  const html = await (await page.request.get('/test-results/test-status/')).text();
  // Scripts that the HTML doesn't list are loaded after the page is interactive.
  const needed = requests.filter((address) => !address.endsWith('.js') || html.includes(address));
  expect(needed.length, needed.join('\n')).toBeLessThanOrEqual(12);
});
