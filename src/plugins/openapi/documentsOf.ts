import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {apiNames} from '../../data/openapi/load.ts';
import type {Cache} from '../lib/stageCache.ts';
import {toPostman} from './toPostman.ts';

/** A file to be downloaded. */
export interface Download {
  name: string;
  text: string;
}

/** The OpenAPI documents of a folder, each followed by its Postman collection, sorted by name. */
export async function documentsOf(folder: string, cache: Cache<string>): Promise<Download[]> {
  const files = apiNames.map(async (name): Promise<Download[]> => {
    const document = {name: `${name}.yaml`, text: await readFile(path.join(folder, `${name}.yaml`), 'utf8')};
    return [document, {name: `${name}.postman.json`, text: await cache.get([document.text], () => toPostman(document.name, document.text))}];
  });
  return (await Promise.all(files)).flat();
}
