import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {toPostman} from './toPostman.ts';

/** A file to be downloaded. */
export interface Download {
  name: string;
  text: string;
}

/** Lists that stand beside the documents and are none themselves. */
const NOT_DOCUMENTS = ['exceptions.yaml'];

/** The documents of a folder, each followed by its Postman collection, sorted by name. */
export async function documentsOf(folder: string): Promise<Download[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml') && !NOT_DOCUMENTS.includes(name)).sort();
  const files = names.map(async (name): Promise<Download[]> => {
    const text = await readFile(path.join(folder, name), 'utf8');
    return [{name, text}, {name: name.replace(/\.yaml$/, '.postman.json'), text: await toPostman(name, text)}];
  });
  return (await Promise.all(files)).flat();
}
