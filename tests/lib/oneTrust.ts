import type {Page} from '@playwright/test';

/** Mock of the OneTrust script, with the globals that the site needs to read and change the consent. */
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

/** Mocks the consent script of the configured fixture. Initially, the user has only accepted strictly necessary cookies (C0001). */
export const mockOneTrust = (page: Page): Promise<unknown> =>
  page
    .context()
    .route('https://consent.test/stub.js', (route) => route.fulfill({contentType: 'text/javascript', body: STAND_IN}));

/** Answers the consent banner. `groups` are the IDs of the accepted cookie groups. */
export const answer = (page: Page, groups: readonly string[]): Promise<void> =>
  page.evaluate(
    (g) => (window as unknown as {answerConsent: (groups: readonly string[]) => void}).answerConsent(g),
    groups,
  );
