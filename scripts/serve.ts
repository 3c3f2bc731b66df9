/** `npm run serve`: builds the site if necessary and serves it on http://localhost:3000 (`PORT` changes the port). */
import {readSettings} from '../src/config/env.ts';
import {runMain} from './lib/main.ts';
import {BUILD_DIR, ensureBuilt} from './lib/site.ts';
import {createSiteServer, listen} from './lib/siteServer.ts';

const port = process.env.PORT ?? '3000';

async function main(): Promise<number | undefined> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    console.error(`Invalid PORT="${port}": expected a number from 0 to 65535.`);
    return 1;
  }
  const code = await ensureBuilt();
  if (code !== 0) return code;
  const {baseUrl} = readSettings();
  const url = await listen(createSiteServer({dir: BUILD_DIR, baseUrl}), Number(port), baseUrl);
  console.log(`Serving ${BUILD_DIR}/ at ${url}`);
  return undefined;
}

runMain(main);
