import {readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {StageCache} from '../../../lib/stageCache.ts';
import {writeCompressed, type Compressed} from '../../writeCompressed.ts';

const COMPRESSED = /\.(html|js|css|svg|json|xml|txt|md|yaml|map)$/;
/** Brotli quality. `BEST` takes much longer and saves 8% more, so it's only for files that every page loads. */
const QUALITY = 9;
const BEST = 11;
const ON_EVERY_PAGE = /^assets\/(css\/styles|js\/(runtime~)?main)\./;

/**
 * Writes a `.br` and a `.gz` file next to each text file in a folder, recursively, unless it already has a `.br` file or is too small to
 * benefit. `siteDir` contains the cache. Files whose paths (relative to `dir`) match `onEveryPage` are compressed with the best quality.
 */
export async function compress(dir: string, siteDir: string, onEveryPage = ON_EVERY_PAGE): Promise<void> {
  const names = readdirSync(dir, {recursive: true, encoding: 'utf8'});
  const there = new Set(names);
  const files = names.filter((name) => COMPRESSED.test(name) && !there.has(`${name}.br`));
  const cache = new StageCache<Compressed>(siteDir, 'compressed');
  const next = files.values();
  const work = async (): Promise<void> => {
    for (const name of next) {
      const file = path.join(dir, name);
      await writeCompressed(file, await readFile(file), onEveryPage.test(name) ? BEST : QUALITY, cache);
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  cache.save();
}
