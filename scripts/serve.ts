/** `npm run serve`: builds the site where that is not done yet, and serves it on http://localhost:3000 (`PORT` changes the port). */
import {runMain} from './lib/main.ts';
import {run} from './lib/run.ts';
import {BUILD_DIR, ensureBuilt} from './lib/site.ts';

const port = process.env.PORT ?? '3000';

async function main(): Promise<number> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    console.error(`PORT is "${port}"; accepted: a number from 0 to 65535`);
    return 1;
  }
  const code = await ensureBuilt();
  if (code !== 0) return code;
  return run('docusaurus', ['serve', '--dir', BUILD_DIR, '--port', port, '--no-open']);
}

runMain(main);
