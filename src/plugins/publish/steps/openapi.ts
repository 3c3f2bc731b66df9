import {readFile} from 'node:fs/promises';
import path from 'node:path';
import Converter from 'openapi-to-postmanv2';
import {apiNames} from '../../../data/openapi/load.ts';
import {StageCache} from '../../lib/stageCache.ts';
import {writeNew} from '../../lib/writeNew.ts';
import type {Step} from '../step.ts';

interface Conversion {
  result: boolean;
  reason?: string;
  output?: {data: object}[];
}

/** Keys for which the library generates random values. They're removed to make builds reproducible. */
const RANDOM_KEYS = ['id', '_postman_id'];

/**
 * Converts an OpenAPI document (YAML) to a Postman collection (JSON). `name` is the file name for error messages.
 * @throws if the conversion fails.
 */
function toPostman(name: string, document: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {
      folderStrategy: 'Tags',
      requestParametersResolution: 'Example',
      exampleParametersResolution: 'Example',
    };
    Converter.convert({type: 'string', data: document}, options, (error: Error | null, conversion: Conversion) => {
      const collection = conversion?.output?.[0]?.data;
      if (error || !conversion.result || !collection) {
        reject(
          new Error(
            `Cannot convert src/data/openapi/${name} to a Postman collection: ${error?.message ?? conversion.reason}`,
          ),
        );
        return;
      }
      resolve(
        JSON.stringify(collection, (key, value: unknown) =>
          RANDOM_KEYS.includes(key) && isUuid(value) ? undefined : value,
        ),
      );
    });
  });
}

const isUuid = (value: unknown): boolean =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

const SOURCE = path.join(__dirname, '../../../data/openapi');

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
