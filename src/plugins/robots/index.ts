import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {robotsTxt} from './robotsTxt.ts';

/** Writes `robots.txt`, which search engines read at the root of a host. */
export function robots({baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      await writeFile(path.join(outDir, 'robots.txt'), robotsTxt(siteConfig.url + baseUrl), {flag: 'wx'});
    },
  };
}
