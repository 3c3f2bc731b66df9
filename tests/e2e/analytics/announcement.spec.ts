import {expect, test} from '@playwright/test';
import {open} from '../../lib/open.ts';

test('a bar that is not to be closed has no button, and what was stored does not close it', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.announcement.id', 'second'));
  await open(page, '/long/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toHaveText('Not to be closed.');
  await expect(bar.getByRole('button')).toHaveCount(0);
});
