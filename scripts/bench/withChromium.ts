import {chromium, type Browser} from '@playwright/test';
import {chromiumPath} from '../lib/programs.ts';

/**
 * Starts Chromium with an empty profile, calls `run` with it, and closes it. `args` are additional command-line switches.
 * @throws if Chromium isn't found and can't be installed.
 */
export async function withChromium<T>(run: (browser: Browser) => Promise<T>, args: readonly string[] = []): Promise<T> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', ...args],
    ...(executablePath && {executablePath}),
  });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}
