import type {Page} from '@playwright/test';

/** A request that the page sends to Segment's tracking API. */
export interface SegmentCall {
  path: string;
  body: {
    type: string;
    event?: string;
    properties?: Record<string, unknown>;
    traits?: Record<string, unknown>;
    userId?: string | null;
    anonymousId?: string;
    writeKey?: string;
    context?: {consent?: {categoryPreferences?: Record<string, boolean>}};
  };
}

const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

/** Settings that Segment's CDN returns for a source without other destinations, with Segment's own metrics turned off (`sampleRate: 0`). */
const SOURCE_SETTINGS = {
  integrations: {
    'Segment.io': {
      apiKey: 'write-key',
      unbundledIntegrations: [],
      addBundledMetadata: true,
      maybeBundledConfigIds: {},
      versionSettings: {version: '4.4.7', componentTypes: ['browser']},
      apiHost: 'api.segment.test/v1',
    },
  },
  plan: {
    track: {__default: {enabled: true, integrations: {}}},
    identify: {__default: {enabled: true}},
    group: {__default: {enabled: true}},
  },
  edgeFunction: {},
  analyticsNextEnabled: true,
  middlewareSettings: {},
  enabledMiddleware: {},
  metrics: {sampleRate: 0},
  legacyVideoPluginsEnabled: false,
  remotePlugins: [],
};

/** Mocks Segment's CDN and tracking API. Returns live lists of the tracking calls (`calls`) and of all requested URLs (`asked`). */
export async function mockSegment(page: Page): Promise<{calls: SegmentCall[]; asked: string[]}> {
  const calls: SegmentCall[] = [];
  const asked: string[] = [];
  await page.context().route('https://cdn.segment.test/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({headers: CORS, json: SOURCE_SETTINGS});
  });
  await page.context().route('https://api.segment.test/**', (route) => {
    const url = route.request().url();
    asked.push(url);
    const body = route.request().postDataJSON() as SegmentCall['body'] | null;
    if (body) calls.push({path: new URL(url).pathname, body});
    return route.fulfill({headers: CORS, json: {success: true}});
  });
  return {calls, asked};
}

/** Returns each call in one line: `page` with path and query, `track` with event and page, or only the type. */
export const summary = (calls: readonly SegmentCall[]): string[] =>
  calls.map(({body: {type, event, properties}}) => {
    if (type === 'page') return `page ${String(properties?.path)}${String(properties?.search)}`;
    return event ? `${type} ${event} ${String(properties?.page)}` : type;
  });
