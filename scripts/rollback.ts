/** `npm run deploy:rollback -- --to DIR [--grace-days 14]`: serves the release before the current one again. */
import {rollBack} from './deploy/deploy.ts';
import {readOptions} from './deploy/options.ts';
import {report} from './deploy/report.ts';
import {runMain} from './lib/main.ts';

runMain(async () => {
  report(await rollBack({...readOptions(process.argv.slice(2)), now: new Date()}));
});
