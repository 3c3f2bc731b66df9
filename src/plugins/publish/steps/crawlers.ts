import path from 'node:path';
import pluginSitemap, {type PluginOptions} from '@docusaurus/plugin-sitemap';
import {writeNew} from '../../lib/writeNew.ts';
import type {Step} from '../step.ts';

/**
 * Returns the content of `robots.txt`. It allows all pages: pages that shouldn't be indexed contain `noindex`, which crawlers see only if
 * they can read the page. `site` is the absolute URL of the site with a trailing slash.
 */
const robotsTxt = (site: string): string => `User-agent: *
Allow: /

Sitemap: ${site}sitemap.xml
`;

/** Writes `robots.txt`, which search engines read at the root of a host. */
export const robots: Step = {
  name: 'robots',
  async finish({context, outDir}) {
    await writeNew(path.join(outDir, 'robots.txt'), robotsTxt(context.siteConfig.url + context.baseUrl));
    return 'robots.txt';
  },
};

/**
 * Runs the sitemap plugin of Docusaurus as a step, because Docusaurus runs the `postBuild` methods of all plugins at the same time, and a
 * later step compresses the sitemap.
 */
export function sitemap(options: Pick<PluginOptions, 'lastmod' | 'changefreq' | 'priority'>): Step {
  const all = {...options, ignorePatterns: [], filename: 'sitemap.xml', createSitemapItems: undefined};
  return {
    name: 'sitemap',
    async finish({context, props}) {
      await pluginSitemap(context, all)?.postBuild?.({...props, content: undefined});
      return all.filename;
    },
  };
}
