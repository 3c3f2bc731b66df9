import {readdirSync, readFileSync} from 'node:fs';
import {expect, test, type Page, type Route} from '@playwright/test';
import {variantDir} from '../../fixtures/variants.ts';
import {withBlockedCookies} from '../../lib/blockedCookies.ts';
import {violations} from '../../lib/health.ts';
import {open} from '../../lib/open.ts';

const ENDPOINT = 'https://feedback.test/answers';
const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

/** Behavior of the mock endpoint: accepts requests, returns status 503, or is unreachable. */
type Manner = 'well' | 'broken' | 'unreachable';

interface Endpoint {
  manner: Manner;
  /** Bodies of the accepted requests. */
  taken: Record<string, unknown>[];
  /** Number of requests, excluding CORS preflight requests. */
  tries: number;
}

async function mockServer(page: Page, manner: Manner = 'well'): Promise<Endpoint> {
  const endpoint: Endpoint = {manner, taken: [], tries: 0};
  await page.context().route(ENDPOINT, (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({status: 204, headers: CORS});
    endpoint.tries += 1;
    if (endpoint.manner === 'unreachable') return route.abort('internetdisconnected');
    if (endpoint.manner === 'broken') return route.fulfill({status: 503, headers: CORS});
    endpoint.taken.push(route.request().postDataJSON() as Record<string, unknown>);
    return route.fulfill({status: 202, headers: CORS});
  });
  return endpoint;
}

const box = (page: Page) => page.getByRole('region', {name: 'Feedback'});
const question = (page: Page) => box(page).getByRole('group', {name: 'Was this page helpful?'});
const status = (page: Page) => box(page).getByRole('status');
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('feedback') ?? '[]') as {reason?: string}[]);

async function say(page: Page, reason: string, words = ''): Promise<void> {
  await question(page).getByRole('button', {name: 'No'}).click();
  await box(page).getByRole('radio', {name: reason}).check();
  await box(page).getByRole('textbox').fill(words);
  await box(page).getByRole('button', {name: 'Send'}).click();
}

test('sends a Yes immediately and thanks the reader', async ({page}) => {
  const {taken} = await mockServer(page);
  await open(page, '/long/');
  await question(page).getByRole('button', {name: 'Yes'}).click();
  await expect(status(page)).toHaveText('Thank you for your feedback.');
  await expect(status(page)).toBeFocused();
  await expect(question(page)).toBeHidden();
  expect(taken).toEqual([
    {page: 'https://docs.saucelabs.com/long/', helpful: true, at: expect.stringMatching(/^\d{4}-.*Z$/)},
  ]);
  expect(await stored(page)).toEqual([]);
});

for (const [name, code] of [
  ['Outdated', 'outdated'],
  ['Incomplete', 'incomplete'],
  ["A sample doesn't work", 'sample does not work'],
  ['Hard to understand', 'hard to understand'],
  ['Other', 'other'],
] as const) {
  test(`a no is asked for its reason, and sent with it: ${code}`, async ({page}) => {
    const {taken} = await mockServer(page);
    await open(page, '/long/');
    await say(page, name, '  Section 3 is “long” <b>.  ');
    await expect(status(page)).toHaveText('Thank you for your feedback.');
    expect(taken).toEqual([expect.objectContaining({helpful: false, reason: code, text: 'Section 3 is “long” <b>.'})]);
  });
}

test('works with the keyboard alone, and a comment is optional', async ({page}) => {
  const {taken} = await mockServer(page);
  await open(page, '/long/');
  await question(page).getByRole('button', {name: 'No'}).focus();
  await page.keyboard.press('Enter');
  await expect(box(page).getByRole('group', {name: "What's the problem?"})).toBeVisible();
  await expect(status(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(box(page).getByRole('radio', {name: 'Incomplete'})).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(box(page).getByRole('textbox', {name: 'How can we improve this page? (optional)'})).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(status(page)).toBeFocused();
  expect(taken).toEqual([
    {page: 'https://docs.saucelabs.com/long/', helpful: false, reason: 'incomplete', at: expect.any(String)},
  ]);
});

/** Answer without details. */
const plainNo = {page: 'https://docs.saucelabs.com/long/', helpful: false, reason: 'other', at: expect.any(String)};

async function sayNo(page: Page): Promise<void> {
  await open(page, '/long/');
  await question(page).getByRole('button', {name: 'No'}).click();
  await expect(status(page)).toContainText('Thank you for your feedback.');
}

test('confirms a No after one click, and asks only then for the reason', async ({page}) => {
  const endpoint = await mockServer(page);
  await open(page, '/long/');
  await expect(box(page).getByRole('radio')).toHaveCount(0);
  await question(page).getByRole('button', {name: 'No'}).click();
  await expect(status(page)).toContainText('Thank you for your feedback.');
  await expect(status(page)).toBeFocused();
  await expect(question(page)).toBeHidden();
  await expect(box(page).getByRole('radio')).toHaveCount(5);
  expect(endpoint.tries).toBe(0);
});

test('sends a No without details once, when the reader opens another page', async ({page}) => {
  const {taken} = await mockServer(page);
  await sayNo(page);
  await page.getByRole('link', {name: /^Previous/}).click();
  await expect.poll(() => taken).toEqual([plainNo]);
  await expect.poll(() => stored(page)).toEqual([]);
  await page.goto('/long/');
  await expect(question(page)).toBeVisible();
  expect(taken).toHaveLength(1);
});

test('sends a No without details once, when the page is closed', async ({page}) => {
  const {taken} = await mockServer(page);
  await sayNo(page);
  // Playwright can't intercept requests of a page that is gone, so the page stays.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect.poll(() => taken).toEqual([plainNo]);
  await expect.poll(() => stored(page)).toEqual([]);
  await open(page, '/kitchen-sink/');
  await page.waitForLoadState('networkidle');
  expect(taken).toHaveLength(1);
});

test('sends a No without details with the next page if the request is lost when the reader leaves', async ({page}) => {
  const {taken} = await mockServer(page);
  await sayNo(page);
  await page.goto('about:blank');
  await open(page, '/kitchen-sink/');
  await expect.poll(() => taken).toEqual([plainNo]);
});

test('sends a No without details with the next page if the browser was closed', async ({page}) => {
  const {taken} = await mockServer(page);
  await sayNo(page);
  const draft = await page.evaluate(() => localStorage.getItem('feedback-draft'));
  expect(JSON.parse(draft!)).toEqual([plainNo]);
  const later = await page.context().newPage();
  await open(later, '/kitchen-sink/');
  await expect.poll(() => taken).toEqual([plainNo]);
  expect(await later.evaluate(() => localStorage.getItem('feedback-draft'))).toBeNull();
});

test('sends a comment without a reason with the reason "other"', async ({page}) => {
  const {taken} = await mockServer(page);
  await sayNo(page);
  await box(page).getByRole('textbox').fill('A comment.');
  await box(page).getByRole('button', {name: 'Send'}).click();
  await expect(status(page)).toHaveText('Thank you for your feedback.');
  expect(taken).toEqual([{...plainNo, text: 'A comment.'}]);
});

test('shows a message while a slow endpoint responds, and sends only once', async ({page}) => {
  const waiting: Route[] = [];
  await page.context().route(ENDPOINT, (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({status: 204, headers: CORS});
    waiting.push(route);
    return undefined;
  });
  await open(page, '/long/');
  await say(page, 'Other');
  await expect(status(page)).toHaveText('Sending…');
  // Forced, because Playwright waits for the button, which has `aria-disabled`, to be enabled.
  await box(page).getByRole('button', {name: 'Send'}).click({force: true});
  expect(await stored(page)).toHaveLength(1);
  await expect.poll(() => waiting.length).toBe(1);
  await waiting[0]!.fulfill({status: 200, headers: CORS});
  await expect(status(page)).toHaveText('Thank you for your feedback.');
  expect(waiting).toHaveLength(1);
  expect(await stored(page)).toEqual([]);
});

for (const manner of ['broken', 'unreachable'] as const) {
  test(`an answer that an endpoint does not take (${manner}) waits, and goes with the next page`, async ({page}) => {
    const endpoint = await mockServer(page, manner);
    await open(page, '/long/');
    await say(page, 'Outdated', 'Kept.');
    await expect(status(page)).toContainText("It's saved in this browser");
    expect(await stored(page)).toEqual([expect.objectContaining({reason: 'outdated', text: 'Kept.'})]);
    endpoint.manner = 'well';
    await open(page, '/kitchen-sink/');
    await expect.poll(() => stored(page)).toEqual([]);
    expect(endpoint.taken).toEqual([
      expect.objectContaining({page: 'https://docs.saucelabs.com/long/', reason: 'outdated', text: 'Kept.'}),
    ]);
  });
}

test('offline, an answer waits and goes when the network is back', async ({page, context}) => {
  const endpoint = await mockServer(page);
  const loaded = page.waitForEvent('requestfinished', (request) => isLate(request.url()));
  await open(page, '/long/');
  await loaded;
  await context.setOffline(true);
  endpoint.manner = 'unreachable';
  await say(page, 'Incomplete');
  await expect(status(page)).toContainText("It's saved in this browser");
  endpoint.manner = 'well';
  await context.setOffline(false);
  await expect.poll(() => endpoint.taken).toEqual([expect.objectContaining({reason: 'incomplete'})]);
  await expect.poll(() => stored(page)).toEqual([]);
});

test('sends an answer that cannot be stored when the network is back', async ({page, context}) => {
  const endpoint = await mockServer(page, 'unreachable');
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.assign(Storage.prototype, {setItem: refuse});
  });
  await open(page, '/long/');
  await say(page, 'Other');
  await expect(status(page)).toContainText('Keep this page open');
  endpoint.manner = 'well';
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => endpoint.taken).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('sends feedback from a browser that blocks all cookies', async ({baseURL}) => {
  await withBlockedCookies(baseURL!, async (page) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const endpoint = await mockServer(page);
    await open(page, '/long/');
    expect(
      await page.evaluate(() => navigator.locks.request('any', () => 'granted').catch(({name}: Error) => name)),
    ).toBe('SecurityError');
    await question(page).getByRole('button', {name: 'Yes'}).click();
    await expect(status(page)).toHaveText('Thank you for your feedback.');
    expect(endpoint.taken).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});

test('does not send stored values that are not valid answers', async ({page}) => {
  const endpoint = await mockServer(page);
  await page.addInitScript(() =>
    localStorage.setItem(
      'feedback',
      JSON.stringify([{page: 'https://a.example/', helpful: false, reason: 'boring', at: 'x'}, 5]),
    ),
  );
  await open(page, '/long/');
  await question(page).getByRole('button', {name: 'Yes'}).click();
  await expect(status(page)).toHaveText('Thank you for your feedback.');
  expect(endpoint.taken).toEqual([expect.objectContaining({helpful: true})]);
});

test('asks again on another page', async ({page}) => {
  await mockServer(page);
  await open(page, '/long/');
  await question(page).getByRole('button', {name: 'Yes'}).click();
  await expect(question(page)).toBeHidden();
  await page.getByRole('link', {name: /^Previous/}).click();
  await expect(page.locator('main h1')).not.toHaveText('A long page');
  await expect(question(page)).toBeVisible();
  await expect(status(page)).toHaveText('');
});

test('has no axe violations in the open form, light and dark', async ({page}) => {
  await mockServer(page);
  for (const mode of ['light', 'dark']) {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await open(page, '/long/');
    await question(page).getByRole('button', {name: 'No'}).click();
    await expect(box(page).getByRole('group', {name: "What's the problem?"})).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    expect(await violations(page)).toEqual([]);
  }
});

test('shows links to issues and no buttons without scripts', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto('/long/');
  await expect(box(page).getByRole('button')).toHaveCount(0);
  await expect(box(page).getByRole('link', {name: /^Outdated/})).toHaveAttribute(
    'href',
    /issues\/new\?template=page\.yml&.*page=https%3A%2F%2Fdocs\.saucelabs\.com%2Flong%2F/,
  );
  await page.close();
});

test('keeps the form out of the scripts in the HTML', () => {
  const html = readFileSync(`${variantDir('configured')}/long/index.html`, 'utf8');
  const first = [...html.matchAll(/<script src="?(\/assets\/[^"\s>]+)/g)].map(([, file]) => file!);
  expect(first.length).toBeGreaterThan(1);
  expect(first.filter((file) => isLate(file))).toEqual([]);
  const scripts = readdirSync(`${variantDir('configured')}/assets/js`).filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => isLate(`/assets/js/${file}`))).toHaveLength(1);
});

/** Returns whether a script contains the messages of the feedback form. */
function isLate(address: string): boolean {
  const file = /\/assets\/js\/[\w.-]+\.js$/.exec(address)?.[0];
  return file !== undefined && readFileSync(variantDir('configured') + file, 'utf8').includes('Keep this page open');
}
