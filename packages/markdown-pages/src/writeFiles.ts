import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes files to a build folder. Names are relative to it.
 * @throws if a file with the same name already exists.
 */
export async function writeFiles(outDir: string, files: readonly {name: string; content: string}[]): Promise<void> {
  await Promise.all(files.map((file) => writeOne(outDir, file)));
}

async function writeOne(outDir: string, {name, content}: {name: string; content: string}): Promise<void> {
  try {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content, {flag: 'wx'});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(
      `markdown-pages: /${name} already exists in the build: remove the file with this name from static/`,
      {cause: error},
    );
  }
}
