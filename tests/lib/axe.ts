import type {Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';
import {EXPERIMENTAL, WCAG} from './health.ts';
import type {Snapshot} from './snapshot.ts';

/** The slowest axe rule, which measures every text on the page. */
const CONTRAST = 'color-contrast';
/** Attribute of the elements whose contrast has to be measured. */
const MARK = 'data-measure-contrast';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Loads axe into an empty document at `address`, in which `show` then displays the snapshots one after another. Reusing the document saves
 * time: the first run of axe in a document takes as long as three further runs.
 */
export async function addAxe(page: Page, address: string): Promise<void> {
  await page.route(`**${address}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>axe</title><body></body></html>',
    }),
  );
  await page.goto(address);
  await page.evaluate(axe.source);
}

/** Displays a snapshot in the document of `addAxe`. Throws an error if a style sheet fails to load. */
export async function show(page: Page, snapshot: Snapshot): Promise<void> {
  await page.evaluate(async ({title, head, attributes, body}) => {
    for (const [element, named] of [
      [document.documentElement, attributes.html],
      [document.body, attributes.body],
    ] as const) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
      for (const [name, value] of named) element.setAttribute(name, value);
    }
    if (document.head.dataset.shown !== head) {
      document.head.innerHTML = `<title></title>${head}`;
      document.head.dataset.shown = head;
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      await Promise.all(
        sheets.map(
          (sheet) =>
            new Promise((resolve, reject) =>
              Object.assign(sheet, {
                onload: resolve,
                onerror: () => reject(new Error(`Failed to load ${sheet.href}.`)),
              }),
            ),
        ),
      );
    }
    document.title = title;
    document.body.innerHTML = body;
  }, snapshot);
}

/** Returns the violations on the page, or in the elements that match `selector`, one line for each: rule, selector, HTML, and failure. */
async function findings(page: Page, options: RunOptions, selector?: string): Promise<string[]> {
  const violations = await page.evaluate(
    async ({part, how}) => {
      const result = await window.axe.run(part ? {include: [[part]]} : document, {resultTypes: ['violations'], ...how});
      return result.violations.map(({id, nodes}) => ({
        id,
        nodes: nodes.map(({target, html, failureSummary}) => ({
          target: String(target),
          html: html.slice(0, 120),
          failureSummary,
        })),
      }));
    },
    {part: selector, how: options},
  );
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, html, failureSummary}) => `${id}: ${target}: ${html}: ${failureSummary}`),
  );
}

/**
 * Marks one text of the page for each look that isn't in `seen`, adds these looks to `seen`, and returns whether there are any. The look of
 * a text is everything that determines its contrast: color, size, weight, and the backgrounds behind it.
 */
async function markNewLooks(page: Page, seen: Set<string>): Promise<boolean> {
  const found = await page.evaluate(
    ([known, mark]) => {
      const behind = new Map<Element, string>();
      const paintedBehind = (element: Element | null): string => {
        if (!element) return '';
        const kept = behind.get(element);
        if (kept !== undefined) return kept;
        const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
        const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
        const all =
          own === 'rgba(0, 0, 0, 0) none 1'
            ? paintedBehind(element.parentElement)
            : `${own} on ${paintedBehind(element.parentElement)}`;
        behind.set(element, all);
        return all;
      };
      const looks = new Set(known);
      const added: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement!;
        if (!text.nodeValue?.trim() || !element.checkVisibility()) continue;
        const {color, fontSize, fontWeight} = getComputedStyle(element);
        const look = `${color} ${fontSize} ${fontWeight} on ${paintedBehind(element)}`;
        if (looks.has(look)) continue;
        looks.add(look);
        added.push(look);
        element.setAttribute(mark, '');
      }
      return added;
    },
    [[...seen], MARK] as const,
  );
  for (const look of found) seen.add(look);
  return found.length > 0;
}

/**
 * Returns the violations of the WCAG 2.2 AA rules on the page. Measures the contrast of each look only once: `seen` contains the looks
 * measured on previous pages. Requires `addAxe`.
 */
export async function newViolations(page: Page, seen: Set<string>): Promise<string[]> {
  const others = await findings(page, {
    runOnly: {type: 'tag', values: WCAG},
    rules: {...EXPERIMENTAL, [CONTRAST]: {enabled: false}},
  });
  if (!(await markNewLooks(page, seen))) return others;
  return [...others, ...(await findings(page, {runOnly: {type: 'rule', values: [CONTRAST]}}, `[${MARK}]`))];
}
