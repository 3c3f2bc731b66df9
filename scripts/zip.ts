/**
 * `npm run zip`: creates `sauce-docs.zip`, an archive of the site that works from a local web server without a network connection,
 * including search.
 */
import {writeFileSync} from 'node:fs';
import {brand} from '../src/config/brand.ts';
import {readSettings} from '../src/config/env.ts';
import {runMain} from './lib/main.ts';
import {BUILD_DIR, ensureBuilt} from './lib/site.ts';
import {zipSite} from './lib/zipSite.ts';

const FILE = 'sauce-docs.zip';

async function main(): Promise<number> {
  const {baseUrl, algolia} = readSettings();
  if (algolia)
    throw new Error(
      'ALGOLIA_APP_ID is set, but hosted search needs a network. Unset the ALGOLIA_* variables to include the embedded search in the archive.',
    );
  const code = await ensureBuilt();
  if (code !== 0) return code;
  const {bytes, files} = zipSite(BUILD_DIR, baseUrl, brand.title);
  writeFileSync(FILE, bytes);
  console.log(
    `${FILE}: ${files} files, ${(bytes.length / 1e6).toFixed(1)} MB. README.txt in the archive explains how to serve it without a network.`,
  );
  return 0;
}

runMain(main);
