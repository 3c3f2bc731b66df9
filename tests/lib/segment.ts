import type {Page} from '@playwright/test';

/** A call that the page makes to Segment's tracking API. */
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

/** What Segment's CDN answers for a source that sends to Segment alone, without a sample of measurements about itself. */
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

/** Stands in for Segment's two hosts, and gives the calls as they come, with every address asked for there. */
export async function standInForSegment(page: Page): Promise<{calls: SegmentCall[]; asked: string[]}> {
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

/** The calls as "type path" or "type event path", to be compared at a glance. */
export const summary = (calls: readonly SegmentCall[]): string[] =>
  calls.map(({body: {type, event, properties}}) => {
    if (type === 'page') return `page ${String(properties?.path)}${String(properties?.search)}`;
    return event ? `${type} ${event} ${String(properties?.page)}` : type;
  });
