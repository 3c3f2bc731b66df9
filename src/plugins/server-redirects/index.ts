import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Redirect} from '../../config/redirects.ts';
import {checkRedirects} from './checkRedirects.ts';
import {hostRules, nginxRules} from './rules.ts';
import {writeRules} from './writeRules.ts';

/**
 * Checks the redirect list against the routes of the build, and writes it as rules for servers:
 * `_redirects` for static hosts, `redirects.nginx.conf` for nginx.
 * @throws an error that names each loop, chain, missing target and covered page.
 */
export function serverRedirects({baseUrl}: LoadContext, {redirects}: {redirects: readonly Redirect[]}): Plugin {
  return {
    name: 'server-redirects',
    async postBuild({outDir, routesPaths}) {
      const routes = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const problems = checkRedirects(redirects, new Set(routes));
      if (problems.length) throw new Error(`src/config/redirects.ts: ${problems.join('\nsrc/config/redirects.ts: ')}`);
      await writeRules(path.join(outDir, '_redirects'), hostRules(redirects, baseUrl));
      await writeRules(path.join(outDir, 'redirects.nginx.conf'), nginxRules(redirects, baseUrl));
      console.log(`server-redirects: ${redirects.length} rules`);
    },
  };
}
