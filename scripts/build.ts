/** `npm run build [-- --no-faster]`: builds the site for production into `build/`. */
import {buildSite} from './lib/site.ts';

void buildSite(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
