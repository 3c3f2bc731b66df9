import pluginSitemap, {type PluginOptions} from '@docusaurus/plugin-sitemap';
import type {Step} from '../step.ts';

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
