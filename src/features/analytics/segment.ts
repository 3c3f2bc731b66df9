import {AnalyticsBrowser, type InitOptions} from '@segment/analytics-next';

/** What `SEGMENT_WRITE_KEY`, `SEGMENT_CDN_URL` and `SEGMENT_API_HOST` say. */
export interface SegmentSettings {
  writeKey: string;
  cdnUrl?: string;
  apiHost?: string;
}

/** The one client; what is called before it is loaded waits in its queue. */
export const analytics = new AnalyticsBrowser();

/** Loads the client, at once or, where a consent script governs it, when the reader has consented. */
export async function loadSegment(settings: SegmentSettings, hasConsentScript: boolean): Promise<void> {
  const {writeKey, cdnUrl, apiHost} = settings;
  const source = {writeKey, ...(cdnUrl && {cdnURL: cdnUrl})};
  const options: InitOptions = apiHost ? {integrations: {'Segment.io': {apiHost, protocol: 'https'}}} : {};
  if (!hasConsentScript) {
    analytics.load(source, options);
    return;
  }
  const {withOneTrust} = await import('./withOneTrust.ts');
  // The wrapper hands its options on, but knows fewer of them by type.
  withOneTrust(analytics).load(source, options as object);
}
