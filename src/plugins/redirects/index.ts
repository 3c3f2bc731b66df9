import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Redirect} from '../../config/redirects.ts';
import {checkRedirects} from './checkRedirects.ts';
import {redirectPage} from './page.ts';
import {below} from './rules.ts';
import {writeNew} from '../lib/writeNew.ts';

/**
 * Checks the redirect list against the routes of the build and writes each redirect as a page. `scripts/delivery/` generates the rules for
 * servers and static hosts from the same list.
 * @throws an error that names each loop, chain, missing target and covered page.
 */
export function redirects({baseUrl, siteConfig}: LoadContext, {redirects: list}: {redirects: readonly Redirect[]}): Plugin {
  return {
    name: 'redirects',
    async postBuild({outDir, routesPaths}) {
      const routes = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const problems = checkRedirects(list, new Set(routes));
      if (problems.length) throw new Error(`src/config/redirects.ts: ${problems.join('\nsrc/config/redirects.ts: ')}`);
      const {origin} = new URL(siteConfig.url);
      await Promise.all(list.map(({from, to}) => writeNew(path.join(outDir, from, 'index.html'), redirectPage(below(baseUrl, to), origin))));
      console.log(`redirects: ${list.length}`);
    },
  };
}
