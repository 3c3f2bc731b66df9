import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes a file and creates its parent folders. Throws an error if the file already exists. */
export async function writeNew(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text, {flag: 'wx'});
}
