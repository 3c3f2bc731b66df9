import {chromium, type Browser} from '@playwright/test';
import {chromiumPath} from '../lib/chromium.ts';

/**
 * Starts a Chromium with an empty profile, hands it to `run`, and closes it; `args` are switches beside those that it always has.
 * @throws where no Chromium can be had.
 */
export async function withChromium<T>(run: (browser: Browser) => Promise<T>, args: readonly string[] = []): Promise<T> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({args: ['--no-sandbox', '--disable-gpu', ...args], ...(executablePath && {executablePath})});
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}
