import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {areaOf, areas} from '../../content/areas.ts';
import {CHANGES_PATH, FEED_FILES, type Day} from '../../lib/changes.ts';
import {loadedDocs} from '../lib/loadedDocs.ts';
import {writeNew} from '../lib/writeNew.ts';
import {daysOf} from './days.ts';
import {entriesOf} from './entries.ts';
import {atomOf, jsonFeedOf, type FeedHead} from './feeds.ts';
import {readHistory, requireWholeHistory, type Commit} from './history.ts';
import {shownOf} from './shown.ts';

const FOLDER = 'docs';
/** Of the newest, so many commits stand on the page, and so many pages in each feed. */
const MOST_CHANGES = 200;
const MOST_ENTRIES = 100;

/**
 * Makes the page and the feeds of what changed in the documents, from git.
 * @throws in production where the history is not there, or only a part of it.
 */
export function changes({baseUrl, siteDir, generatedFilesDir, siteConfig, i18n}: LoadContext, {author}: {author: string}): Plugin {
  let days: Day[] = [];
  return {
    name: 'changes',
    async allContentLoaded({allContent, actions}) {
      const documents = loadedDocs(allContent).filter(({facts, skeleton}) => !facts.archived && !skeleton);
      const pages = new Map(
        documents.map(({source, permalink, title}) => {
          const route = `/${permalink.slice(baseUrl.length)}`;
          return [source.replace('@site/', ''), {path: route, title, area: areaOf(route)}] as const;
        }),
      );
      days = daysOf(commits(siteDir), pages);
      const data = await actions.createData('changes.json', JSON.stringify({days: shownOf(days, MOST_CHANGES), feeds: areas.map(({id}) => id).filter((id) => entriesOf(days, 1, id).length)}));
      // By its alias: the name of the chunk is made from it, and is to be the same in every checkout.
      const module = `@generated/${path.relative(generatedFilesDir, data).replaceAll(path.sep, '/')}`;
      actions.addRoute({path: baseUrl + CHANGES_PATH, component: '@site/src/components/ChangesPage/index.tsx', modules: {changes: module}, exact: true});
    },
    async postBuild({outDir}) {
      const site = new URL(baseUrl, siteConfig.url).href;
      const home = site + CHANGES_PATH;
      const head: Omit<FeedHead, 'title' | 'folder'> = {author, language: i18n.localeConfigs[i18n.currentLocale]!.htmlLang, site, home};
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
      console.log(`changes: ${files.size} feeds`);
    },
  };
}

/** While a page is written, dates matter to nobody. */
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
