import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {apiNames} from '../../../../data/openapi/load.ts';
import {StageCache} from '../../../lib/stageCache.ts';
import {writeNew} from '../../../lib/writeNew.ts';
import type {Step} from '../../step.ts';
import {toPostman} from './toPostman.ts';

const SOURCE = path.join(__dirname, '../../../../data/openapi');

/** Writes each OpenAPI document, and a Postman collection generated from it, to `/openapi/` for download. */
export const openapi: Step = {
  name: 'openapi',
  async finish({context, outDir}) {
    const cache = new StageCache<string>(context.siteDir, 'openapi');
    const write = (name: string, text: string): Promise<void> => writeNew(path.join(outDir, 'openapi', name), text);
    for (const name of apiNames) {
      const file = `${name}.yaml`;
      const text = await readFile(path.join(SOURCE, file), 'utf8');
      await write(file, text);
      await write(`${name}.postman.json`, await cache.get([text], () => toPostman(file, text)));
    }
    cache.save();
    return `${2 * apiNames.length} files`;
  },
};
