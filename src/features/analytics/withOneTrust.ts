import {createWrapper, resolveWhen} from '@segment/analytics-consent-tools';

/** Properties that OneTrust's script sets on `window`. See "JavaScript events and functions" in its developer documentation. */
interface OneTrustWindow {
  OptanonActiveGroups?: string;
  OneTrust?: {
    GetDomainData: () => {Groups: {CustomGroupId: string}[]};
    OnConsentChanged: (callback: () => void) => void;
  };
}

/** OneTrust's ID of the category "performance cookies", which includes analytics. */
const ANALYTICS_GROUP = 'C0002';
const POLL_MS = 500;

const page = () => window as unknown as OneTrustWindow;
const activeGroups = () => (page().OptanonActiveGroups ?? '').split(',').filter(Boolean);

const categories = (): Record<string, boolean> => {
  const active = activeGroups();
  const all =
    page()
      .OneTrust?.GetDomainData()
      .Groups.map(({CustomGroupId}) => CustomGroupId) ?? active;
  return Object.fromEntries(all.map((group) => [group, active.includes(group)]));
};

/** Wraps an analytics client so that it loads only after the reader has consented to analytics, and passes the consent to Segment. */
export const withOneTrust = createWrapper({
  shouldLoadWrapper: () => resolveWhen(() => page().OneTrust !== undefined, POLL_MS),
  shouldLoadSegment: async (context) => {
    await resolveWhen(() => activeGroups().includes(ANALYTICS_GROUP), POLL_MS);
    return context.load({consentModel: 'opt-in'});
  },
  getCategories: categories,
  registerOnConsentChanged: (setCategories) => page().OneTrust?.OnConsentChanged(() => setCategories(categories())),
});
