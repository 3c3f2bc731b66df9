import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import config from '../../playwright.config.ts';

/** Chromium's value for blocked content (`CONTENT_SETTING_BLOCK`). */
const BLOCK = 2;

/** Runs a task on a page of a Chromium that blocks all cookies and therefore also storage and locks. `baseURL` is the site's origin. */
export async function withBlockedCookies(baseURL: string, task: (page: Page) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(path.join(tmpdir(), 'blocked-cookies-'));
  mkdirSync(path.join(profile, 'Default'));
  writeFileSync(
    path.join(profile, 'Default/Preferences'),
    JSON.stringify({profile: {default_content_setting_values: {cookies: BLOCK}}}),
  );
  const context = await chromium.launchPersistentContext(profile, {...config.use?.launchOptions, baseURL});
  try {
    await task(await context.newPage());
  } finally {
    await context.close();
    rmSync(profile, {recursive: true, force: true});
  }
}
