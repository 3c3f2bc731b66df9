import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {addressOf, hydrated, open} from '../../lib/open.ts';

for (const address of ['/dev/api/jobs', '/dev/api/jobs.html', '/dev/api/jobs/index', '/dev/api/jobs/index.html']) {
  test(`${address} leads to the page with a slash at its end`, async ({page}) => {
    await open(page, address);
    expect(addressOf(page)).toBe('/dev/api/jobs/');
    await expect(page.locator('main h1')).toHaveCount(1);
  });
}

for (const address of ['/dev/api/jobs.html', '/dev/api/jobs/index.html']) {
  test(`where a server gives a page at ${address}, it is shown as that page and not as an unknown one`, async ({
    page,
  }) => {
    await page.route(`**${address}`, (route) =>
      route.fulfill({contentType: 'text/html', body: readFileSync('build/dev/api/jobs/index.html')}),
    );
    await open(page, '/dev/api/jobs/');
    const title = await page.locator('main h1').textContent();
    await page.goto(address);
    await hydrated(page);
    expect(addressOf(page)).toBe(address);
    await expect(page.locator('main h1')).toHaveText(title!);
    await expect(page.locator('.menu__link--active').last()).toHaveAttribute('href', '/dev/api/jobs/');
  });
}

for (const address of ['/not-there/', '/dev/not/there/', '/not-there.html']) {
  test(`${address} has status 404 and says so`, async ({page}) => {
    const response = await page.goto(address);
    expect(response!.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('main h1')).toHaveText('Page not found');
    await expect(page.locator('main')).toContainText("We couldn't find the page that you're looking for.");
    await expect(page).toHaveTitle(/^Page not found \|/);
    await expect(page.locator('nav.navbar')).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
  });
}

test('a link within the site to an unknown address shows the not-found page', async ({page}) => {
  await open(page, '/');
  await page.evaluate(() => {
    history.pushState(null, '', '/nowhere/');
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  });
  await expect(page.locator('main h1')).toHaveText('Page not found');
});

test('a moved address leads on and keeps query and hash', async ({page}) => {
  await open(page, '/api-testing/introduction/?a=b#top');
  await expect(page).toHaveURL('/api-testing/?a=b#top');
});
