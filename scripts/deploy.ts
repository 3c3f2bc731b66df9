/**
 * `npm run deploy -- --to DIR [--grace-days 14]`: puts the build in `build/` into a folder of releases and serves it from then on, as
 * `DIR/current`. Files of earlier releases that open pages may still load stay for the days of grace.
 */
import path from 'node:path';
import {readSettings} from '../src/config/env.ts';
import {DELIVERY_DIR} from './delivery/index.ts';
import {deploy} from './deploy/deploy.ts';
import {readOptions} from './deploy/options.ts';
import {report} from './deploy/report.ts';
import {runMain} from './lib/main.ts';
import {BUILD_DIR, requireCurrentBuild} from './lib/site.ts';

runMain(async () => {
  requireCurrentBuild();
  const {baseUrl, algolia} = readSettings();
  const build = {build: BUILD_DIR, nginxConfig: path.join(DELIVERY_DIR, 'nginx.conf'), baseUrl, hasSearchIndex: !algolia};
  report(await deploy({...build, ...readOptions(process.argv.slice(2)), now: new Date()}));
});
