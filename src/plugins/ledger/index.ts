import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Redirect} from '../../config/redirects.ts';
import {StageCache} from '../lib/stageCache.ts';
import {LEDGER_FILE, readLedger} from './ledger.ts';
import {lost} from './lost.ts';
import {publishedIn} from './publishedIn.ts';

/**
 * Holds the build against the ledger of every address and anchor that was ever published.
 * @throws an error that names each that is gone without a redirect or an alias, and how to mend it.
 */
export function ledger({baseUrl, siteDir}: LoadContext, {redirects}: {redirects: readonly Redirect[]}): Plugin {
  return {
    name: 'ledger',
    async postBuild({outDir, routesPaths}) {
      const promises = readLedger(await readFile(path.join(siteDir, LEDGER_FILE), 'utf8'), LEDGER_FILE);
      const cache = new StageCache<string[]>(siteDir, 'ledger');
      const published = await publishedIn({outDir, baseUrl, routes: routesPaths, exclude: []}, cache);
      cache.save();
      const problems = lost(promises, published, new Set(redirects.map(({from}) => from)));
      if (problems.length) throw new Error(`${LEDGER_FILE}: ${problems.join(`\n${LEDGER_FILE}: `)}\nHow: contributing/moving-a-page.md`);
      console.log(`ledger: ${promises.size} addresses and anchors, each still there`);
    },
  };
}
