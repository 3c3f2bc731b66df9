import {changeOf, DOCS_PAGE_VIEWED, docsPageViewed, type Route} from './events.ts';
import {firstOfVisit} from './visit.ts';
import {analytics, loadSegment, type SegmentSettings} from './segment.ts';

let loading: Promise<void> | undefined;

/** Reports a route change: a page view, and the event of the specification where the path is another. */
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
  void analytics.page();
  if (isNewPath) void analytics.track(DOCS_PAGE_VIEWED, docsPageViewed(route, window.location.origin));
  await loading;
}
