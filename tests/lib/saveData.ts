import type {Page} from '@playwright/test';

/** Turns on data saver for all subsequent loads of the page, so that nothing is prefetched. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', {value: {effectiveType: '4g', saveData: true}}),
  );
