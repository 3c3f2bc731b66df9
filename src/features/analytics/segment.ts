import {createStorageSlot} from '@docusaurus/theme-common';
import {AnalyticsBrowser, type InitOptions} from '@segment/analytics-next';

const slot = createStorageSlot('docs-visit-identified', {persistence: 'sessionStorage'});
let identified = false;

/** Returns true once per visit. A visit is a browser session or, if storage is unavailable, the lifetime of the page. */
export function firstOfVisit(): boolean {
  if (identified || slot.get()) return false;
  identified = true;
  slot.set('true');
  return true;
}

/** Values of `SEGMENT_WRITE_KEY`, `SEGMENT_CDN_URL`, and `SEGMENT_API_HOST`. */
export interface SegmentSettings {
  writeKey: string;
  cdnUrl?: string;
  apiHost?: string;
}

/** Shared client. It queues calls until it's loaded. */
export const analytics = new AnalyticsBrowser();

/** Loads the client immediately or, if the site has a consent script, after the reader has consented. */
export async function loadSegment(settings: SegmentSettings, hasConsentScript: boolean): Promise<void> {
  const {writeKey, cdnUrl, apiHost} = settings;
  const source = {writeKey, ...(cdnUrl && {cdnURL: cdnUrl})};
  const options: InitOptions = apiHost ? {integrations: {'Segment.io': {apiHost, protocol: 'https'}}} : {};
  if (!hasConsentScript) {
    analytics.load(source, options);
    return;
  }
  const {withOneTrust} = await import('./withOneTrust.ts');
  // The wrapper passes its options on, but its type definition lists fewer of them.
  withOneTrust(analytics).load(source, options as object);
}
