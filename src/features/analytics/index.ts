import {changeOf, DOCS_PAGE_VIEWED, docsPageViewed, pageView, type Route} from './events.ts';
import {analytics, firstOfVisit, loadSegment, type SegmentSettings} from './segment.ts';

export type {SegmentSettings} from './segment.ts';

let loading: Promise<void> | undefined;

/** Resolves when the document has the title of the new route, which is set in the next frame. Background pages have no frames. */
const titleIsWritten = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** Reports a route change to Segment as a page view, and if the path changed, also as the specified event. */
export async function reportRoute(
  settings: SegmentSettings,
  hasConsentScript: boolean,
  route: Route,
  previous: Route | null,
): Promise<void> {
  const {isNewView, isNewPath} = changeOf(route, previous);
  if (!isNewView) return;
  loading ??= loadSegment(settings, hasConsentScript);
  if (firstOfVisit()) void analytics.identify();
  await titleIsWritten();
  void analytics.page(pageView(route, window.location.origin));
  if (isNewPath) void analytics.track(DOCS_PAGE_VIEWED, docsPageViewed(route, window.location.origin));
  await loading;
}
