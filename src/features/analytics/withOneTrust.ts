import {createWrapper, resolveWhen} from '@segment/analytics-consent-tools';

/** What OneTrust's script puts on the window; see its developer documentation, "JavaScript events and functions". */
interface OneTrustWindow {
  OptanonActiveGroups?: string;
  OneTrust?: {
    GetDomainData: () => {Groups: {CustomGroupId: string}[]};
    OnConsentChanged: (callback: () => void) => void;
  };
}

/** OneTrust's id of the category "performance cookies", under which analytics fall. */
const ANALYTICS_GROUP = 'C0002';
const POLL_MS = 500;

const page = () => window as unknown as OneTrustWindow;
const activeGroups = () => (page().OptanonActiveGroups ?? '').split(',').filter(Boolean);

const categories = (): Record<string, boolean> => {
  const active = activeGroups();
  const all = page().OneTrust?.GetDomainData().Groups.map(({CustomGroupId}) => CustomGroupId) ?? active;
  return Object.fromEntries(all.map((group) => [group, active.includes(group)]));
};

/** Holds an analytics client back until the reader has consented to analytics, and tells Segment what was consented to. */
export const withOneTrust = createWrapper({
  shouldLoadWrapper: () => resolveWhen(() => page().OneTrust !== undefined, POLL_MS),
  shouldLoadSegment: async (context) => {
    await resolveWhen(() => activeGroups().includes(ANALYTICS_GROUP), POLL_MS);
    return context.load({consentModel: 'opt-in'});
  },
  getCategories: categories,
  registerOnConsentChanged: (setCategories) => page().OneTrust?.OnConsentChanged(() => setCategories(categories())),
});
