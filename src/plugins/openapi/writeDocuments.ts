import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Download} from './documentsOf.ts';

/** Writes the files into a folder that it makes; throws if something else claims one of their paths. */
export async function writeDocuments(folder: string, files: readonly Download[]): Promise<void> {
  await mkdir(folder, {recursive: true});
  await Promise.all(files.map(({name, text}) => writeFile(path.join(folder, name), text, {flag: 'wx'})));
}
