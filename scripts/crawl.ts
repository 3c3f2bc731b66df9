/**
 * `npm run crawl [-- --shard=1/3]`: opens every page of the site in Chromium and reports the problems of each page. Builds the site first
 * unless the build is up to date.
 */
import {requireNginx} from '../tests/lib/nginx.ts';
import {chromiumPath} from './lib/programs.ts';
import {runMain} from './lib/main.ts';
import {run} from './lib/run.ts';
import {ensureBuilt} from './lib/site.ts';

async function main(): Promise<number> {
  requireNginx();
  const chromium = chromiumPath();
  const code = await ensureBuilt();
  if (code !== 0) return code;
  return run(
    'playwright',
    ['test', '--config', 'playwright.crawl.config.ts', ...process.argv.slice(2)],
    chromium ? {CHROMIUM_PATH: chromium} : {},
  );
}

runMain(main);
