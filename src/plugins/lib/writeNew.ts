import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes a file and the folders above it; throws if something else stands there. */
export async function writeNew(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text, {flag: 'wx'});
}
