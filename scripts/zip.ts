/** `npm run zip`: puts the built site into `sauce-docs.zip`, to be read from a server of one's own, with search and without a network. */
import {writeFileSync} from 'node:fs';
import {readSettings} from '../src/config/env.ts';
import {runMain} from './lib/main.ts';
import {BUILD_DIR, ensureBuilt} from './lib/site.ts';
import {zipSite} from './lib/zipSite.ts';

const FILE = 'sauce-docs.zip';

async function main(): Promise<number> {
  const {baseUrl, algolia} = readSettings();
  if (algolia) throw new Error('ALGOLIA_APP_ID is set, and hosted search needs a network; unset the ALGOLIA_ variables, so that the archive has the embedded search');
  const code = await ensureBuilt();
  if (code !== 0) return code;
  const {bytes, files} = zipSite(BUILD_DIR, baseUrl);
  writeFileSync(FILE, bytes);
  console.log(`${FILE}: ${files} files, ${(bytes.length / 1e6).toFixed(1)} MB. Unpack it and serve its folder, for example: npx serve sauce-docs`);
  return 0;
}

runMain(main);
