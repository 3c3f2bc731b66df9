import type {Page} from '@playwright/test';

/** What OneTrust's script puts on the window, with as much of it as a reader's answer needs. */
const STAND_IN = `
  const listeners = [];
  window.OptanonActiveGroups = ',C0001,';
  window.OneTrust = {
    GetDomainData: () => ({Groups: ['C0001', 'C0002', 'C0004'].map((CustomGroupId) => ({CustomGroupId}))}),
    OnConsentChanged: (callback) => listeners.push(callback),
  };
  window.answerConsent = (groups) => {
    window.OptanonActiveGroups = ',' + groups.join(',') + ',';
    for (const listener of listeners) listener();
  };
`;

/** Stands in for the consent script of the configured fixture; nothing but what is strictly needed (C0001) is agreed to. */
export const standInForOneTrust = (page: Page): Promise<unknown> =>
  page.context().route('https://consent.test/stub.js', (route) => route.fulfill({contentType: 'text/javascript', body: STAND_IN}));

/** Answers the consent banner: the groups of cookies that the reader agrees to. */
export const answer = (page: Page, groups: readonly string[]): Promise<void> =>
  page.evaluate((g) => (window as unknown as {answerConsent: (groups: readonly string[]) => void}).answerConsent(g), groups);
