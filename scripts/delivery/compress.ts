import {readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {StageCache} from '../../src/plugins/lib/stageCache.ts';
import {writeCompressed, type Compressed} from '../../src/plugins/search-index/writeCompressed.ts';

const COMPRESSED = /\.(html|js|css|svg|json|xml|txt|md|yaml|map)$/;
/** Of Brotli; the best takes far longer for 8 percent, and is for what every page loads. */
const QUALITY = 9;
const BEST = 11;
const ON_EVERY_PAGE = /^assets\/(css\/styles|js\/(runtime~)?main)\./;

/** Puts a `.br` and a `.gz` beside each text file below a folder that has none yet; `onEveryPage` fits the names of what every page loads. */
export async function compress(dir: string, onEveryPage = ON_EVERY_PAGE): Promise<void> {
  const names = readdirSync(dir, {recursive: true, encoding: 'utf8'});
  const there = new Set(names);
  const files = names.filter((name) => COMPRESSED.test(name) && !there.has(`${name}.br`));
  const cache = new StageCache<Compressed>(path.dirname(dir), 'compressed');
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
