import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {PAGES_FILE, type KnownPage} from '../../lib/nearestPages.ts';
import {loadedDocs} from '../lib/loadedDocs.ts';
import {writeNew} from '../lib/writeNew.ts';

/** Writes the list from which the not-found page suggests: path and title of each document that is maintained. */
export function notFound(): Plugin {
  let pages: KnownPage[] = [];
  return {
    name: 'not-found',
    allContentLoaded({allContent}) {
      pages = loadedDocs(allContent)
        .filter(({facts, skeleton}) => !facts.archived && !skeleton)
        .map(({permalink, title}): KnownPage => [permalink, title])
        .sort(([a], [b]) => (a < b ? -1 : 1));
    },
    async postBuild({outDir}) {
      await writeNew(path.join(outDir, PAGES_FILE), JSON.stringify(pages));
    },
  };
}
