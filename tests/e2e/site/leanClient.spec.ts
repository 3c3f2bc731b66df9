import {expect, test} from '@playwright/test';
import {open} from '../../lib/open.ts';
import {entriesOf, openSection} from '../../lib/sidebar.ts';
import {saveData} from '../../lib/saveData.ts';

test('a large section of the sidebar has its first entry when the others cannot be fetched', async ({page}) => {
  await open(page, '/overview/');
  await page.route('**/assets/js/*', (route) => route.abort());
  await openSection(page, 'Mobile app testing');
  await expect(entriesOf(page, 'Mobile app testing')).toHaveCount(1);
});

test('a document with code is there after 12 requests', async ({page}) => {
  // Without prefetching, which saving data switches off.
  await saveData(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, '/test-results/test-status/');
  await page.waitForLoadState('networkidle');
  const html = await (await page.request.get('/test-results/test-status/')).text();
  // What the HTML does not name comes once the page is interactive.
  const needed = requests.filter((address) => !address.endsWith('.js') || html.includes(address));
  expect(needed.length, needed.join('\n')).toBeLessThanOrEqual(12);
});
