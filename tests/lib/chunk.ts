import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import {variantDir, type Variant} from '../fixtures/variants.ts';

/**
 * Returns the URL path of the chunk with a page's text. `words` must be a phrase that occurs only on that page.
 * @throws an error unless exactly one script contains the phrase.
 */
export function chunkWith(words: string, variant: Variant = 'fixture'): string {
  const folder = path.join(variantDir(variant), 'assets/js');
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(folder, file), 'utf8').includes(words),
  );
  if (files.length !== 1)
    throw new Error(`"${words}" is in ${files.length} scripts of ${folder}: expected exactly one.`);
  return `/assets/js/${files[0]}`;
}

/** Controls of the requests that `hold` intercepts. */
export interface Tap {
  /** Continues all pending and future requests. */
  release: () => void;
  /** Aborts all pending and future requests. */
  fail: () => void;
  /** Returns the number of requests so far. */
  count: () => number;
}

/** Blocks all requests for a URL path until they're released or aborted. */
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
    // A pending request can belong to a page that has been closed.
    for (const route of waiting.splice(0)) void next(route).catch(() => undefined);
  };
  return {release: become((route) => route.continue()), fail: become((route) => route.abort()), count: () => count};
}
