import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes files, by their path in `dir`; throws if something else claims one of these. */
export async function writeFeeds(dir: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, text] of files) {
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text, {flag: 'wx'});
  }
}
