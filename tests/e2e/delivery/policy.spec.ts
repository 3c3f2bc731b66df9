import {expect, type Page} from '@playwright/test';
import {test} from '../../lib/nginxTest.ts';
import {open} from '../../lib/open.ts';

/** What the browser has refused on the page, or complained about. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

test('under the content security policy the site works as a whole', async ({page}) => {
  const complaints = watch(page);
  await open(page, '/');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API', exact: true}).click();
  await expect(page.locator('main h1')).toHaveText('Use the REST APIs');

  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('sauce connect readiness');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  await page.keyboard.press('Escape');

  // A page with a diagram, samples with hosts, and tabs.
  await open(page, '/basics/sso/setting-up-sso/');
  await expect(page.locator('figure svg').first()).toBeVisible();
  await open(page, '/dev/api/jobs/');
  await page.getByRole('combobox', {name: 'Data center'}).first().selectOption('eu-central-1');
  await expect(page.locator('pre').filter({hasText: 'eu-central-1'}).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('what pages say to search engines is data, which the policy lets be', async ({page}) => {
  const complaints = watch(page);
  await open(page, '/overview/');
  const articles = () => page.locator('script[type="application/ld+json"]').evaluateAll((scripts) => scripts.map(({textContent}) => (JSON.parse(textContent) as {headline?: string}).headline).filter(Boolean));
  expect(await articles()).toEqual([await page.locator('main h1').textContent()]);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API', exact: true}).click();
  // The address changes first, and the page when its code is there.
  await expect(page.locator('main h1')).toHaveText('Use the REST APIs');
  await expect.poll(articles).toEqual(['Use the REST APIs']);
  expect(complaints).toEqual([]);
});

test('a moved address leads on, with query and anchor', async ({page}) => {
  const complaints = watch(page);
  await page.goto('/basics/sso-hub/index.html?a=1#top');
  await expect(page).toHaveURL(/\/basics\/.*\?a=1#top$/);
  expect(complaints).toEqual([]);
});

test('a script that is no part of the build does not run', async ({page}) => {
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
