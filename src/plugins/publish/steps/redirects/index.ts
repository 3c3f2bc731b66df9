import path from 'node:path';
import type {Redirect} from '../../../../config/redirects.ts';
import {writeNew} from '../../../lib/writeNew.ts';
import type {Step} from '../../step.ts';
import {checkRedirects} from './checkRedirects.ts';
import {redirectPage} from './page.ts';
import {below} from './rules.ts';

/**
 * Validates the redirects against the routes of the build and writes each redirect as a page. The rules for servers and static hosts are
 * generated from the same list.
 * @throws if redirects are invalid; the error lists all problems that `checkRedirects` returns.
 */
export function redirects(list: readonly Redirect[]): Step {
  return {
    name: 'redirects',
    async finish({context: {siteConfig}, baseUrl, outDir, routes}) {
      const problems = checkRedirects(list, new Set(routes.map((route) => `/${route.slice(baseUrl.length)}`)));
      if (problems.length) throw new Error(`src/config/redirects.ts: ${problems.join('\nsrc/config/redirects.ts: ')}`);
      const {origin} = new URL(siteConfig.url);
      await Promise.all(
        list.map(({from, to}) =>
          writeNew(path.join(outDir, from, 'index.html'), redirectPage(below(baseUrl, to), origin)),
        ),
      );
      return `${list.length} pages`;
    },
  };
}
