import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {apiNames, loadApi} from '../../data/openapi/load.ts';
import {postmanCollection} from './postman.ts';
import {writeDocument} from './writeDocument.ts';

/**
 * Puts every OpenAPI document below `/openapi/`, as it stands in `src/data/openapi`, and a Postman collection made from it beside it.
 * Fails where a document is broken, with file, line and what is accepted.
 */
export function openApiDocuments({siteDir}: LoadContext): Plugin {
  return {
    name: 'openapi-documents',
    async postBuild({outDir}) {
      for (const name of apiNames) {
        const collection = await postmanCollection(loadApi(name));
        await writeDocument(path.join(outDir, 'openapi', `${name}.postman.json`), `${JSON.stringify(collection, null, 1)}\n`);
        await writeDocument(path.join(outDir, 'openapi', `${name}.yaml`), await readFile(path.join(siteDir, 'src/data/openapi', `${name}.yaml`), 'utf8'));
      }
      console.log(`openapi-documents: ${apiNames.length} documents and collections`);
    },
  };
}
