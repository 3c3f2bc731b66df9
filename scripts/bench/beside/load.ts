import type {Browser, Request} from '@playwright/test';

/** What a browser fetches for a page until it is at rest, prefetching aside: bytes of bodies as they are sent, and how many requests. */
export interface Load {
  html: number;
  css: number;
  javascript: number;
  fonts: number;
  total: number;
  requests: number;
}

/** After the last request, for what a page fetches when it has nothing else to do. */
const REST_MS = 2000;

type Kind = Exclude<keyof Load, 'total' | 'requests'>;
const kinds: [RegExp, Kind][] = [[/^text\/html/, 'html'], [/^text\/css/, 'css'], [/javascript/, 'javascript'], [/font/, 'fonts']];

async function count(load: Load, request: Request): Promise<void> {
  if ((await request.allHeaders())['sec-purpose']?.startsWith('prefetch')) return;
  const response = await request.response();
  if (!response?.ok()) throw new Error(`${request.url()} was not loaded: ${response?.status() ?? request.failure()?.errorText}`);
  const {responseBodySize} = await request.sizes();
  const type = (await response.headerValue('content-type')) ?? '';
  const kind = kinds.find(([pattern]) => pattern.test(type))?.[1];
  if (kind) load[kind] += responseBodySize;
  load.total += responseBodySize;
  load.requests += 1;
}

/**
 * Opens a page with an empty cache in a window of 1280 by 800 and counts what it loads.
 * @throws where something that it asks for is not there.
 */
export async function loadOf(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(address, {waitUntil: 'networkidle'});
    await page.waitForTimeout(REST_MS);
    const load: Load = {html: 0, css: 0, javascript: 0, fonts: 0, total: 0, requests: 0};
    for (const request of requests.filter((one) => !one.url().startsWith('data:'))) await count(load, request);
    return load;
  } finally {
    await context.close();
  }
}
