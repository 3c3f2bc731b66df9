/**
 * `npm run published-urls`: adds newly published URLs and anchors to `contributing/published-urls.txt`. Builds the site first unless the build is up to
 * date. Never removes entries.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {
  PUBLISHED_URLS_FILE,
  parsePublishedUrls,
  formatPublishedUrls,
} from '../src/plugins/publish/steps/publishedUrls.ts';
import {publishedBy} from './lib/published.ts';
import {runMain} from './lib/main.ts';
import {BUILD_DIR, ensureBuilt} from './lib/site.ts';

async function main(): Promise<number> {
  const before = existsSync(PUBLISHED_URLS_FILE)
    ? parsePublishedUrls(readFileSync(PUBLISHED_URLS_FILE, 'utf8'), PUBLISHED_URLS_FILE)
    : new Set<string>();
  const code = await ensureBuilt();
  if (code !== 0) return code;
  const after = new Set([...before, ...(await publishedBy(BUILD_DIR))]);
  writeFileSync(PUBLISHED_URLS_FILE, formatPublishedUrls(after));
  console.log(`${PUBLISHED_URLS_FILE}: ${after.size} URLs and anchors, ${after.size - before.size} of them new`);
  return 0;
}

runMain(main);
