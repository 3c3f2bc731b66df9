/** `npm run build [-- --no-faster]`: builds the site for production into `build/`. */
import {runMain} from './lib/main.ts';
import {buildSite} from './lib/site.ts';

runMain(() => buildSite(process.argv.slice(2)));
