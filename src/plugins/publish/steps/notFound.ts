import path from 'node:path';
import {PAGES_FILE, type KnownPage} from '../../../lib/nearestPages.ts';
import {writeNew} from '../../lib/writeNew.ts';
import type {Step} from '../step.ts';

/** Writes the pages that the not-found page suggests: path without base URL and title of each current document. */
export const notFound: Step = {
  name: 'not-found',
  async finish({docs, baseUrl, outDir}) {
    const pages = docs
      .filter(({facts, skeleton}) => !facts.archived && !skeleton)
      .map(({permalink, title}): KnownPage => [permalink.slice(baseUrl.length - 1), title])
      .sort(([a], [b]) => (a < b ? -1 : 1));
    await writeNew(path.join(outDir, PAGES_FILE), JSON.stringify(pages));
    return `${pages.length} pages`;
  },
};
