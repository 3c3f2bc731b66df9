import {expect, test} from '@playwright/test';
import {addressOf, open} from '../../lib/open.ts';

const entries = [
  ['Docs', '/overview/'],
  ['API', '/dev/api/'],
  ['CLI', '/dev/cli/'],
  ['Visual', '/visual-testing/'],
  ['App Distribution', '/testfairy/'],
  ['Error Reporting', '/error-reporting/getting-started/'],
] as const;

const left = '.theme-layout-navbar-left';
const right = '.theme-layout-navbar-right';

test('the six entries stand in the left group, in order', async ({page}) => {
  await open(page, '/');
  const links = page.locator(`${left} a.navbar__link`);
  await expect(links).toHaveText(entries.map(([label]) => label));
  expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(entries.map(([, to]) => to));
});

for (const [label, to] of entries) {
  test(`${label} leads to ${to} and is marked there`, async ({page}) => {
    await open(page, '/');
    const entry = page.locator(left).getByRole('link', {name: label, exact: true});
    await entry.click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator(`${left} a.navbar__link--active`)).toHaveText([label]);
  });
}

test('the right group holds the version dropdown and the color mode switch', async ({page}) => {
  await open(page, '/');
  await expect(page.locator(right).getByRole('button', {name: 'Current', exact: true})).toBeVisible();
  await expect(page.locator(right).getByRole('button', {name: /^Switch between dark and light mode/})).toBeVisible();
});

test('the wordmark links to the home page without a page load', async ({page}) => {
  await open(page, '/overview/');
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the navbar stays in place while the page scrolls', async ({page}) => {
  await open(page, '/');
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(page.locator('nav.navbar')).toBeInViewport();
  expect(addressOf(page)).toBe('/');
});

test('the search shortcut fits in its box and does not load the monospace font', async ({page}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/community/');
  const keys = page.locator('.DocSearch-Button-Keys');
  await expect(keys.locator('kbd')).toHaveCount(2);
  expect(await keys.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(
    await keys.evaluate(
      (element) => element.clientWidth / parseFloat(getComputedStyle(document.documentElement).fontSize),
    ),
  ).toBeCloseTo(3.8, 1);
  await page.waitForLoadState('networkidle');
  expect(fonts.filter((font) => font.includes('mono'))).toEqual([]);
});

for (const address of ['/basics/data-center-endpoints/', '/2024/api-testing/on-prem/quick-start/']) {
  test(`the entries of ${address} stay on one line, without gaps or overlaps, at every desktop width`, async ({
    page,
  }) => {
    await open(page, address);
    for (const width of [
      997, 1010, 1024, 1060, 1100, 1120, 1139, 1140, 1180, 1240, 1279, 1280, 1319, 1320, 1440, 1920, 2560,
    ]) {
      await page.setViewportSize({width, height: 600});
      const boxes = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.navbar__inner .navbar__items > *')]
          .filter(({offsetWidth}) => offsetWidth > 0)
          .map((element) => element.getBoundingClientRect())
          .map(({left, right, top, bottom}) => ({left, right, top, bottom})),
      );
      expect(boxes.length).toBe(11);
      for (const [at, box] of boxes.entries()) {
        expect(box.bottom - box.top, `height at ${width} px`).toBeLessThan(50);
        expect(box.bottom, `bottom at ${width} px`).toBeLessThanOrEqual(68);
        if (at) expect(box.left, `left at ${width} px`).toBeGreaterThanOrEqual(boxes[at - 1]!.right);
      }
      expect(boxes.at(-1)!.right).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}

test('the data center is visible by name at every desktop width, and its control is hit across its box', async ({
  page,
}) => {
  await open(page, '/overview/');
  const control = page.locator(right).getByRole('combobox', {name: 'Data center'});
  for (const width of [997, 1100, 1279, 1280, 1920]) {
    await page.setViewportSize({width, height: 600});
    const {opacity, boxWidth, textWidth, hits} = await control.evaluate((select: HTMLSelectElement) => {
      const {left, top, width, height} = select.getBoundingClientRect();
      const context = document.createElement('canvas').getContext('2d')!;
      const style = getComputedStyle(select);
      context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      return {
        opacity: style.opacity,
        boxWidth: width - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
        textWidth: Math.max(...[...select.options].map(({text}) => context.measureText(text).width)),
        hits: [0.1, 0.5, 0.95].map((at) => document.elementFromPoint(left + width * at, top + height / 2) === select),
      };
    });
    expect(opacity).toBe('1');
    expect(boxWidth, `width at ${width} px`).toBeGreaterThanOrEqual(Math.floor(textWidth));
    expect(hits).toEqual([true, true, true]);
  }
});

test('on a phone, the menu has a data center control with a visible label', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByText('Data center', {exact: true})).toBeInViewport();
  await expect(menu.getByRole('combobox', {name: 'Data center'})).toBeInViewport();
});

test('breadcrumbs stay on one line while there is space for them', async ({page}) => {
  for (const address of [
    '/basics/data-center-endpoints/',
    '/dev/cli/sauce-connect-5/run/',
    '/api-testing/use-cases/integration-test/',
    '/basics/sso/troubleshooting-sso/',
  ]) {
    await open(page, address);
    for (const width of [390, 768, 997, 1024, 1060, 1120, 1280, 1920]) {
      await page.setViewportSize({width, height: 600});
      const {lines, needed, space} = await page.evaluate(() => {
        const items = [...document.querySelectorAll('.breadcrumbs__item')].map((item) => item.getBoundingClientRect());
        const column = document.querySelector('.theme-doc-breadcrumbs')!.parentElement!.getBoundingClientRect();
        const copy = [...document.querySelectorAll('main button')].find((button) =>
          /Copy page/.test(button.ariaLabel ?? button.textContent),
        )!;
        const box = copy.parentElement!.getBoundingClientRect();
        const isNextTo = box.bottom < document.querySelector('main h1')!.getBoundingClientRect().top + 4;
        return {
          lines: new Set(items.map(({top}) => Math.round(top))).size,
          needed: items.reduce((sum, {width: one}) => sum + one, 0),
          // 16 px for the white space between the items and to the button.
          space: column.width - 16 * items.length - (isNextTo ? box.width : 0),
        };
      });
      if (needed < space) expect(lines, `${address} at ${width} px`).toBe(1);
    }
  }
});
