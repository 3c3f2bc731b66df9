import {readdirSync} from 'node:fs';
import {redirects} from '../../src/config/redirects.ts';
import {publishedIn} from '../../src/plugins/ledger/publishedIn.ts';
import {noCache} from '../../src/plugins/lib/stageCache.ts';

/**
 * Every address and anchor of a finished build of the site, those of redirects included. Sections on one page say again what their pages
 * say, and are no routes.
 */
export async function publishedBy(dir: string): Promise<Set<string>> {
  const moved = redirects.map(({from}) => from);
  const routes = readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(^|\/)index\.html$/.test(file) && !file.startsWith('sections/'))
    .map((file) => `/${file.replace(/index\.html$/, '')}`);
  return new Set([...moved, ...(await publishedIn({outDir: dir, baseUrl: '/', routes, exclude: moved}, noCache))]);
}
