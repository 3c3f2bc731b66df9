/** `npm run build [-- --no-faster]`: builds the site for production into `build/`. */
import {buildSite} from './lib/site.ts';

buildSite(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  },
);
