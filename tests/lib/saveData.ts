import type {Page} from '@playwright/test';

/** Has the pages that are opened from now on see a reader who saves data, so that nothing is prefetched. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'connection', {value: {effectiveType: '4g', saveData: true}}));
