import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import type {SegmentSettings} from '../features/analytics';

const {segment, hasConsent} = siteConfig.customFields as {segment?: SegmentSettings; hasConsent: boolean};

/** Reports route changes. Loads nothing if no write key is configured. */
const analytics: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!segment) return;
    void import('../features/analytics').then(({reportRoute}) =>
      reportRoute(segment, hasConsent, location, previousLocation),
    );
  },
};

export default analytics;
