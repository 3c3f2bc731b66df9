import path from 'node:path';
import {writeNew} from '../lib/writeNew.ts';

/**
 * Writes files into a build; names are relative to it.
 * @throws an error where a file of that name is there already.
 */
export async function writeFiles(outDir: string, files: readonly {name: string; content: string}[]): Promise<void> {
  await Promise.all(files.map((file) => writeOne(outDir, file)));
}

async function writeOne(outDir: string, {name, content}: {name: string; content: string}): Promise<void> {
  try {
    await writeNew(path.join(outDir, name), content);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`markdown-twins: /${name} is already in the build; move the file of that name out of static/`, {cause: error});
  }
}
