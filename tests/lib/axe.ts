import type {Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';
import {EXPERIMENTAL, WCAG} from './health.ts';
import type {Snapshot} from './snapshot.ts';

/** A rule of axe that looks at every piece of text, and takes most of its time. */
const CONTRAST = 'color-contrast';
/** Marks the texts that are to be measured. */
const MARK = 'data-measure-contrast';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Puts axe into a page of its own, into which the pages are put one after another: the first run in a document costs as much as three more. */
export async function addAxe(page: Page, address: string): Promise<void> {
  await page.route(`**${address}`, (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><html lang="en"><title>axe</title><body></body></html>'}));
  await page.goto(address);
  await page.evaluate(axe.source);
}

/** Shows a page as it stood. */
export async function show(page: Page, snapshot: Snapshot): Promise<void> {
  await page.evaluate(async ({title, head, attributes, body}) => {
    for (const [element, named] of [[document.documentElement, attributes.html], [document.body, attributes.body]] as const) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
      for (const [name, value] of named) element.setAttribute(name, value);
    }
    if (document.head.dataset.shown !== head) {
      document.head.innerHTML = `<title></title>${head}`;
      document.head.dataset.shown = head;
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      await Promise.all(sheets.map((sheet) => new Promise((resolve, reject) => Object.assign(sheet, {onload: resolve, onerror: () => reject(new Error(`${sheet.href} cannot be loaded`))}))));
    }
    document.title = title;
    document.body.innerHTML = body;
  }, snapshot);
}

/** What axe finds on the page, or in what `selector` names, a line each: the rule, and where. */
async function findings(page: Page, options: RunOptions, selector?: string): Promise<string[]> {
  const violations = await page.evaluate(
    async ({part, how}) => {
      const result = await window.axe.run(part ? {include: [[part]]} : document, {resultTypes: ['violations'], ...how});
      return result.violations.map(({id, nodes}) => ({id, nodes: nodes.map(({target, html, failureSummary}) => ({target: String(target), html: html.slice(0, 120), failureSummary}))}));
    },
    {part: selector, how: options},
  );
  return violations.flatMap(({id, nodes}) => nodes.map(({target, html, failureSummary}) => `${id}: ${target}: ${html}: ${failureSummary}`));
}

/**
 * Marks one text of the page for each look that is not in `seen`, and adds these looks to it. What a contrast follows from is a text's
 * color, size, weight and what is painted behind it.
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
        const all = own === 'rgba(0, 0, 0, 0) none 1' ? paintedBehind(element.parentElement) : `${own} on ${paintedBehind(element.parentElement)}`;
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
 * What axe finds on the page by the rules of WCAG 2.2 AA, where `seen` holds the looks of texts whose contrast has been measured on
 * other pages: each is measured once. Needs `addAxe`.
 */
export async function newViolations(page: Page, seen: Set<string>): Promise<string[]> {
  const others = await findings(page, {runOnly: {type: 'tag', values: WCAG}, rules: {...EXPERIMENTAL, [CONTRAST]: {enabled: false}}});
  if (!(await markNewLooks(page, seen))) return others;
  return [...others, ...(await findings(page, {runOnly: {type: 'rule', values: [CONTRAST]}}, `[${MARK}]`))];
}
