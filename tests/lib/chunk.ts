import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import {variantDir, type Variant} from '../fixtures/variants.ts';

/** The address of the script that holds a page's text, found by words that stand on that page only. */
export function chunkWith(words: string, variant: Variant = 'fixture'): string {
  const folder = path.join(variantDir(variant), 'assets/js');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js') && readFileSync(path.join(folder, file), 'utf8').includes(words));
  if (files.length !== 1) throw new Error(`"${words}" stands in ${files.length} scripts of ${folder}, not in one`);
  return `/assets/js/${files[0]}`;
}

/** What becomes of the requests for an address. */
export interface Tap {
  /** Lets all pass: those that wait, and those to come. */
  release: () => void;
  /** Lets all fail: those that wait, and those to come. */
  fail: () => void;
  /** How many were made. */
  count: () => number;
}

/** Holds all requests for an address back until told what to do with them. */
export async function hold(page: Page, address: string): Promise<Tap> {
  let settle: ((route: Route) => Promise<void>) | undefined;
  const waiting: Route[] = [];
  let count = 0;
  await page.route(`**${address}`, (route) => {
    count += 1;
    if (settle) return settle(route);
    waiting.push(route);
    return undefined;
  });
  const become = (next: (route: Route) => Promise<void>) => () => {
    settle = next;
    // A request that waits may belong to a page that is gone.
    for (const route of waiting.splice(0)) void next(route).catch(() => undefined);
  };
  return {release: become((route) => route.continue()), fail: become((route) => route.abort()), count: () => count};
}
