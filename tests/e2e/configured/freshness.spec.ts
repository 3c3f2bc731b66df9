import {expect, test} from '@playwright/test';
import {open} from '../../lib/open.ts';

test('a page shows when its samples or data were last checked, if it has any', async ({page}) => {
  await open(page, '/kitchen-sink/');
  await expect(page.locator('article')).toContainText('Samples last checked on January 31, 2026');
  await open(page, '/error-messages/');
  await expect(page.locator('article')).toContainText('Data last checked on January 31, 2026');
  await open(page, '/long/');
  await expect(page.locator('article')).not.toContainText('last checked');
});
