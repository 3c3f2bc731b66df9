import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes one file for download; throws if something else claims the same path. */
export async function writeDocument(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text, {flag: 'wx'});
}
