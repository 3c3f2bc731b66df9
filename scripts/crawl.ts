/** `npm run crawl`: opens every page of the site in Chromium, builds it first where that is not done yet, and says what is wrong with which. */
import {chromiumPath} from './lib/chromium.ts';
import {run} from './lib/run.ts';
import {buildSite, isBuilt} from './lib/site.ts';

async function main(): Promise<number> {
  const chromium = chromiumPath();
  if (!isBuilt()) {
    const code = await buildSite();
    if (code !== 0) return code;
  }
  return run('playwright', ['test', '--config', 'playwright.crawl.config.ts'], chromium ? {CHROMIUM_PATH: chromium} : {});
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  },
);
