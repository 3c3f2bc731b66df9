import {expect, test, type Page} from '@playwright/test';
import {open} from '../../lib/open.ts';
import {mockSegment, summary, type SegmentCall} from '../../lib/segment.ts';

const summaryIs = (calls: readonly SegmentCall[], expected: string[]) =>
  expect.poll(() => summary(calls).sort()).toEqual(expected.sort());
const goToLong = (page: Page) => page.locator('main').getByRole('link', {name: 'A long page'}).click();

test('a visit begins with an anonymous identification, a page view and the event, with exactly its fields', async ({
  page,
  baseURL,
}) => {
  const {calls, asked} = await mockSegment(page);
  await open(page, '/overview/');
  await summaryIs(calls, ['identify', 'page /overview/', 'track Docs Page Viewed /overview/']);
  const [identify, view, track] = ['identify', 'page', 'track'].map((type) =>
    calls.find(({body}) => body.type === type)!,
  );

  expect(identify!.path).toBe('/v1/i');
  expect(identify!.body.userId ?? null).toBeNull();
  expect(identify!.body.traits).toEqual({});
  expect(identify!.body.anonymousId).toMatch(/^[\da-f-]{36}$/);

  expect(view!.path).toBe('/v1/p');
  expect(view!.body.properties).toMatchObject({
    path: '/overview/',
    url: `${baseURL}/overview/`,
    search: '',
    title: 'Overview | Sauce Labs Documentation',
  });

  expect(track!.path).toBe('/v1/t');
  expect(track!.body.event).toBe('Docs Page Viewed');
  expect(track!.body.properties).toEqual({
    page: '/overview/',
    domain: baseURL,
    subject_name: '/overview/',
    product_area: 'Docs',
    product_sub_area: 'Sauce Docs',
  });
  expect(new Set(calls.map(({body}) => body.anonymousId)).size).toBe(1);
  expect(calls.map(({body}) => body.writeKey)).toEqual(['write-key', 'write-key', 'write-key']);
  expect(asked[0]).toBe('https://cdn.segment.test/v1/projects/write-key/settings');
});

test('another path is a page view and an event; the visit is not identified again', async ({page, baseURL}) => {
  const {calls} = await mockSegment(page);
  await open(page, '/overview/');
  await expect.poll(() => calls.length).toBe(3);
  calls.length = 0;
  await goToLong(page);
  await summaryIs(calls, ['page /long/', 'track Docs Page Viewed /long/']);
  expect(calls.find(({body}) => body.type === 'page')!.body.properties).toMatchObject({
    url: `${baseURL}/long/`,
    title: 'A long page | Sauce Labs Documentation',
  });
  calls.length = 0;
  await page.goBack();
  await summaryIs(calls, ['page /overview/', 'track Docs Page Viewed /overview/']);
});

test('another query or anchor on the same path is a page view and no event', async ({page, baseURL}) => {
  const {calls} = await mockSegment(page);
  await open(page, '/long/');
  await expect.poll(() => calls.length).toBe(3);
  calls.length = 0;
  await page.getByRole('link', {name: 'Section 3', exact: true}).click();
  await summaryIs(calls, ['page /long/']);
  expect(calls[0]!.body.properties).toMatchObject({path: '/long/', search: '', url: `${baseURL}/long/#section-3`});
  calls.length = 0;
  await page.evaluate(() => {
    history.pushState(null, '', '/long/?a=b');
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  });
  await summaryIs(calls, ['page /long/?a=b']);
});

test('the same address again is nothing', async ({page}) => {
  const {calls} = await mockSegment(page);
  await open(page, '/long/#section-3');
  await expect.poll(() => calls.length).toBe(3);
  calls.length = 0;
  await page.getByRole('link', {name: 'Section 3', exact: true}).click();
  // A page view for the repeated URL would be reported before this one.
  await page.getByRole('link', {name: 'Section 4', exact: true}).click();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await summaryIs(calls, ['page /long/']);
});

test('a new load within the visit is reported without another identification, a new visit with one', async ({
  page,
  browser,
  baseURL,
}) => {
  const {calls} = await mockSegment(page);
  await open(page, '/overview/');
  await expect.poll(() => calls.length).toBe(3);
  calls.length = 0;
  await page.reload();
  await summaryIs(calls, ['page /overview/', 'track Docs Page Viewed /overview/']);

  const context = await browser.newContext(baseURL ? {baseURL} : {});
  const visitor = await context.newPage();
  const other = await mockSegment(visitor);
  await open(visitor, '/overview/');
  await summaryIs(other.calls, ['identify', 'page /overview/', 'track Docs Page Viewed /overview/']);
  await context.close();
});

test('the site works if Segment is unreachable', async ({page}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route(/segment\.test/, (route) => route.abort());
  await open(page, '/overview/');
  await goToLong(page);
  await expect(page.locator('main h1')).toHaveText('A long page');
  expect(errors).toEqual([]);
});
