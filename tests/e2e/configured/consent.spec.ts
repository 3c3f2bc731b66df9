import {expect, test, type Page} from '@playwright/test';
import {answer, mockOneTrust} from '../../lib/oneTrust.ts';
import {open} from '../../lib/open.ts';
import {mockSegment, summary} from '../../lib/segment.ts';

/** Time in ms, longer than the interval at which the site checks for consent. */
const LONG = 10_000;

/** Opens a page with mocks of all third parties and a clock that the test controls. */
async function visit(page: Page, hasConsentScript = true) {
  const segment = await mockSegment(page);
  if (hasConsentScript) await mockOneTrust(page);
  else await page.route('https://consent.test/stub.js', (route) => route.abort());
  await page.route('https://chat.test/embed.js', (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  await page.clock.install();
  await open(page, '/overview/');
  // The code of the consent wrapper is loaded last.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(LONG);
  return segment;
}

test('before an answer nothing goes to Segment; after consent to analytics, what was kept back goes', async ({
  page,
}) => {
  const {calls, asked} = await visit(page);
  expect(asked).toEqual([]);
  await answer(page, ['C0001', 'C0002']);
  await page.clock.runFor(LONG);
  await expect
    .poll(() => summary(calls).sort())
    .toEqual([
      'identify',
      'page /overview/',
      'track Docs Page Viewed /overview/',
      // Segment's own event for the consent.
      'track Segment Consent Preference Updated undefined',
    ]);
  for (const {body} of calls) {
    expect(body.context?.consent?.categoryPreferences).toEqual({C0001: true, C0002: true, C0004: false});
  }
});

test('consent to other groups than analytics is none', async ({page}) => {
  const {asked} = await visit(page);
  await answer(page, ['C0001', 'C0004']);
  await page.clock.runFor(LONG);
  await page.locator('main').getByRole('link', {name: 'A long page'}).click();
  await expect(page.locator('main h1')).toHaveText('A long page');
  await page.clock.runFor(LONG);
  expect(asked).toEqual([]);
});

test('where the consent script does not come, nothing goes to Segment', async ({page}) => {
  const {asked} = await visit(page, false);
  await page.locator('main').getByRole('link', {name: 'A long page'}).click();
  await expect(page.locator('main h1')).toHaveText('A long page');
  await page.clock.runFor(LONG);
  expect(asked).toEqual([]);
});
