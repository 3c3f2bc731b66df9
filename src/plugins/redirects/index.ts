import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Redirect} from '../../config/redirects.ts';
import {checkRedirects} from './checkRedirects.ts';
import {writePages} from './pages.ts';
import {hostRules, nginxRules} from './rules.ts';
import {writeRules} from './writeRules.ts';

/**
 * Checks the redirect list against the routes of the build, and writes it as pages, and as rules for servers:
 * `_redirects` for static hosts, `redirects.nginx.conf` for nginx.
 * @throws an error that names each loop, chain, missing target and covered page.
 */
export function redirects({baseUrl, siteConfig}: LoadContext, {redirects: list}: {redirects: readonly Redirect[]}): Plugin {
  return {
    name: 'redirects',
    async postBuild({outDir, routesPaths}) {
      const routes = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const problems = checkRedirects(list, new Set(routes));
      if (problems.length) throw new Error(`src/config/redirects.ts: ${problems.join('\nsrc/config/redirects.ts: ')}`);
      await writePages(outDir, list, baseUrl, new URL(siteConfig.url).origin);
      await writeRules(path.join(outDir, '_redirects'), hostRules(list, baseUrl));
      await writeRules(path.join(outDir, 'redirects.nginx.conf'), nginxRules(list, baseUrl));
      console.log(`redirects: ${list.length}`);
    },
  };
}
