/** `npm run build [-- --no-faster]`: builds the site for production into `build/`. */
import {typosIn} from '../src/config/env.ts';
import {runMain} from './lib/main.ts';
import {buildSite} from './lib/site.ts';

runMain(() => {
  for (const warning of typosIn()) console.warn(warning);
  return buildSite(process.argv.slice(2));
});
