import {readdirSync} from 'node:fs';
import {redirects} from '../../src/config/redirects.ts';
import {publishedIn} from '../../src/plugins/ledger/publishedIn.ts';

/** Every address and anchor of a finished build of the site, those of redirects included. */
export async function publishedBy(dir: string): Promise<Set<string>> {
  const moved = new Set(redirects.map(({from}) => from));
  const routes = readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .filter((route) => !moved.has(route));
  return new Set([...moved, ...(await publishedIn(dir, routes))]);
}
