import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {documentsOf} from './documentsOf.ts';
import {writeDocuments} from './writeDocuments.ts';

/** Puts each OpenAPI document under `/openapi/` for download, with a Postman collection made from it. */
export function openapi(): Plugin {
  return {
    name: 'openapi',
    async postBuild({outDir}) {
      const files = await documentsOf(path.join(__dirname, '../../data/openapi'));
      await writeDocuments(path.join(outDir, 'openapi'), files);
      console.log(`openapi: ${files.length} files`);
    },
  };
}
