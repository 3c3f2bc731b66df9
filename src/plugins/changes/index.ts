import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {areaOf, areas} from '../../content/areas.ts';
import {CHANGES_PATH, FEED_FILES, type Day} from '../../lib/changes.ts';
import type {Step} from '../publish/step.ts';
import {loadedDocs} from '../lib/loadedDocs.ts';
import {writeNew} from '../lib/writeNew.ts';
import {daysOf, readHistory, requireWholeHistory, shownOf, type Commit} from './history.ts';
import {atomOf, entriesOf, jsonFeedOf, type FeedHead} from './feeds.ts';

const FOLDER = 'docs';
/** Maximum number of changes on the page, and of entries in each feed. */
const MOST_CHANGES = 200;
const MOST_ENTRIES = 100;

/** Recent changes to documents: a plugin that generates their page, and a step that generates their feeds. */
interface RecentChanges {
  plugin: (context: LoadContext) => Plugin;
  feeds: Step;
}

/**
 * Returns the page and the feeds of recent changes to documents, which are read from the Git history.
 * @throws in production if the Git history is missing or incomplete.
 */
export function recentChanges({author}: {author: string}): RecentChanges {
  let days: Day[] = [];
  const plugin = ({baseUrl, siteDir, generatedFilesDir}: LoadContext): Plugin => ({
    name: 'changes',
    async allContentLoaded({allContent, actions}) {
      const documents = loadedDocs(allContent, siteDir).filter(({facts, skeleton}) => !facts.archived && !skeleton);
      const pages = new Map(
        documents.map(({source, permalink, title}) => {
          const route = `/${permalink.slice(baseUrl.length)}`;
          return [source.replace('@site/', ''), {path: route, title, area: areaOf(route)}] as const;
        }),
      );
      days = daysOf(commits(siteDir), pages);
      const data = await actions.createData(
        'changes.json',
        JSON.stringify({
          days: shownOf(days, MOST_CHANGES),
          feeds: areas.map(({id}) => id).filter((id) => entriesOf(days, 1, id).length),
        }),
      );
      // Use the alias, because the chunk name is derived from the module path and must not depend on the folder of the checkout.
      const module = `@generated/${path.relative(generatedFilesDir, data).replaceAll(path.sep, '/')}`;
      actions.addRoute({
        path: baseUrl + CHANGES_PATH,
        component: '@site/src/components/ChangesPage.tsx',
        modules: {changes: module},
        exact: true,
      });
    },
  });
  const feeds: Step = {
    name: 'feeds',
    async finish({context: {siteConfig, i18n}, baseUrl, outDir}) {
      const site = new URL(baseUrl, siteConfig.url).href;
      const home = site + CHANGES_PATH;
      const head: Omit<FeedHead, 'title' | 'folder'> = {
        author,
        language: i18n.localeConfigs[i18n.currentLocale]!.htmlLang,
        site,
        home,
      };
      const files = new Map<string, string>();
      const add = (title: string, folder: string, entries: ReturnType<typeof entriesOf>) => {
        const own = {...head, title, folder: home + folder};
        files.set(folder + FEED_FILES.atom, atomOf(own, entries));
        files.set(folder + FEED_FILES.json, jsonFeedOf(own, entries));
      };
      add(`Recent changes: ${siteConfig.title}`, '', entriesOf(days, MOST_ENTRIES));
      for (const {id, name} of areas) {
        const entries = entriesOf(days, MOST_ENTRIES, id);
        if (entries.length) add(`Recent changes in ${name}: ${siteConfig.title}`, `${id}/`, entries);
      }
      for (const [name, text] of files) await writeNew(path.join(outDir, CHANGES_PATH, name), text);
      return `${files.size} files`;
    },
  };
  return {plugin, feeds};
}

/** Returns the commits of the docs folder. In development, a missing or incomplete history is ignored. */
function commits(siteDir: string): Commit[] {
  if (process.env.NODE_ENV === 'production') {
    requireWholeHistory(siteDir);
    return readHistory(siteDir, FOLDER);
  }
  try {
    return readHistory(siteDir, FOLDER);
  } catch {
    return [];
  }
}
