import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {StageCache} from '../lib/stageCache.ts';
import {documentsOf} from './documentsOf.ts';
import {writeDocuments} from './writeDocuments.ts';

/** Puts each OpenAPI document under `/openapi/` for download, with a Postman collection made from it. */
export function openapi({siteDir}: LoadContext): Plugin {
  return {
    name: 'openapi',
    async postBuild({outDir}) {
      const cache = new StageCache<string>(siteDir, 'openapi');
      const files = await documentsOf(path.join(__dirname, '../../data/openapi'), cache);
      cache.save();
      await writeDocuments(path.join(outDir, 'openapi'), files);
      console.log(`openapi: ${files.length} files`);
    },
  };
}
