import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withSlash} from '../../lib/withSlash.ts';
import {loadedDocs, type LoadedDoc} from '../lib/loadedDocs.ts';
import {StageCache} from '../lib/stageCache.ts';
import {withoutAssets} from '../lib/withoutAssets.ts';
import {writeNew} from '../lib/writeNew.ts';
import {findSections, type Section} from './findSections.ts';
import {onePage, type Frame} from './onePage.ts';

const STYLES = [require.resolve('../../css/expanded.css'), require.resolve('./page.css')];

/** Makes each section of the current edition's sidebars a page of its own, from the finished pages. */
export function sections({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  let found: Section[] = [];
  let docs = new Map<string, LoadedDoc>();
  return {
    name: 'sections',
    allContentLoaded({allContent}) {
      const {default: content} = (allContent['docusaurus-plugin-content-docs'] ?? {}) as {default?: LoadedContent};
      found = content?.loadedVersions.filter(({isLast}) => isLast).flatMap(findSections) ?? [];
      docs = new Map(loadedDocs(allContent).filter(({skeleton}) => !skeleton).map((doc) => [doc.permalink, doc]));
    },
    async postBuild({outDir}) {
      const started = performance.now();
      const cache = new StageCache<string>(siteDir, 'sections');
      const fileOf = (address: string): string => path.join(outDir, address.slice(baseUrl.length), 'index.html');
      const styles = STYLES.map((file) => readFileSync(file, 'utf8')).join('\n');
      for (const section of found) {
        const written = section.pages.map(withSlash).flatMap((address) => docs.get(address) ?? []);
        const pages = await Promise.all(written.map(({permalink}) => readFile(fileOf(permalink), 'utf8')));
        if (!pages.length) continue;
        const parts = written.map(({permalink, title}, index) => ({address: permalink, title, html: withoutAssets(pages[index]!)}));
        const frame: Frame = {siteTitle: siteConfig.title, styleSheets: styleSheetsOf(pages[0]!), styles};
        const inputs = [JSON.stringify([section, frame]), ...parts.flatMap(({address, title, html}) => [address, title, html])];
        await writeNew(path.join(outDir, section.path, 'index.html'), await cache.get(inputs, () => onePage(section, parts, frame)));
      }
      cache.save();
      console.log(`sections: ${found.length} on one page each, ${((performance.now() - started) / 1000).toFixed(1)} s`);
    },
  };
}

const styleSheetsOf = (html: string): string[] => [...html.matchAll(/<link rel="?stylesheet"? href="?([^" >]+)/g)].map(([, href]) => href!);
