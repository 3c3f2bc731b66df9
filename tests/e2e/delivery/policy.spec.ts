import {expect, type Page} from '@playwright/test';
import {test} from '../../lib/nginxTest.ts';
import {open} from '../../lib/open.ts';
import {reopenSearch} from '../../lib/search.ts';

/** Collects uncaught errors and console errors and warnings, which include violations of the content security policy. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

test('the site works under the content security policy', async ({page}) => {
  const complaints = watch(page);
  await open(page, '/');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API', exact: true}).click();
  await expect(page.locator('main h1')).toHaveText('Use the REST APIs');

  await reopenSearch(page);
  await page.getByRole('searchbox').fill('sauce connect readiness');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  await page.keyboard.press('Escape');

  // A page with a diagram, and a page with hosts in samples.
  await open(page, '/basics/sso/setting-up-sso/');
  await expect(page.locator('figure svg').first()).toBeVisible();
  await open(page, '/dev/api/jobs/');
  await page.getByRole('combobox', {name: 'Data center'}).first().selectOption('eu-central-1');
  await expect(page.locator('pre').filter({hasText: 'eu-central-1'}).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the policy allows structured data, which is updated on navigation', async ({page}) => {
  const complaints = watch(page);
  await open(page, '/overview/');
  const articles = () =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts.map(({textContent}) => (JSON.parse(textContent) as {headline?: string}).headline).filter(Boolean),
      );
  expect(await articles()).toEqual([await page.locator('main h1').textContent()]);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API', exact: true}).click();
  // The URL changes before the page, which waits for its code.
  await expect(page.locator('main h1')).toHaveText('Use the REST APIs');
  await expect.poll(articles).toEqual(['Use the REST APIs']);
  expect(complaints).toEqual([]);
});

test('a moved URL redirects with its query and fragment', async ({page}) => {
  const complaints = watch(page);
  await page.goto('/basics/sso-hub/index.html?a=1#top');
  await expect(page).toHaveURL(/\/basics\/.*\?a=1#top$/);
  expect(complaints).toEqual([]);
});

test('a script that is not part of the build does not run', async ({page}) => {
  const complaints = watch(page);
  await open(page, '/overview/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
    return 'intruder' in window;
  });
  expect(ran).toBe(false);
  expect(complaints.join()).toContain('Content Security Policy');
});
