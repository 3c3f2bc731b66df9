import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PAGES_FILE, type KnownPage} from '../../lib/nearestPages.ts';
import {loadedDocs} from '../lib/loadedDocs.ts';
import {writeNew} from '../lib/writeNew.ts';

/** Writes the list of pages that the not-found page suggests: the path below the base URL and the title of each maintained document. */
export function notFound({baseUrl}: LoadContext): Plugin {
  let pages: KnownPage[] = [];
  return {
    name: 'not-found',
    allContentLoaded({allContent}) {
      pages = loadedDocs(allContent)
        .filter(({facts, skeleton}) => !facts.archived && !skeleton)
        .map(({permalink, title}): KnownPage => [permalink.slice(baseUrl.length - 1), title])
        .sort(([a], [b]) => (a < b ? -1 : 1));
    },
    async postBuild({outDir}) {
      await writeNew(path.join(outDir, PAGES_FILE), JSON.stringify(pages));
    },
  };
}
