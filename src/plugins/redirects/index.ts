import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Redirect} from '../../config/redirects.ts';
import {checkRedirects} from './checkRedirects.ts';
import {redirectPage} from './page.ts';
import {below, hostRules} from './rules.ts';
import {writeNew} from '../lib/writeNew.ts';

/**
 * Checks the redirect list against the routes of the build, and writes it as pages, and as `_redirects`, the rules of static hosts.
 * Those of nginx are made with its whole configuration (`scripts/delivery/`).
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
      await writeNew(path.join(outDir, '_redirects'), hostRules(list, baseUrl));
      console.log(`redirects: ${list.length}`);
    },
  };
}
