/**
 * `tsx scripts/retain-assets.ts FOLDER`: adds the hashed files of the builds of the last 14 days to `build/`, so that open tabs keep working
 * after a deployment. FOLDER keeps the files between builds.
 */
import {retainAssets} from './delivery/retainAssets.ts';
import {runMain} from './lib/main.ts';
import {BUILD_DIR, requireCurrentBuild} from './lib/site.ts';

const GRACE_DAYS = 14;

runMain(async () => {
  const [store] = process.argv.slice(2);
  if (!store) throw new Error('Usage: tsx scripts/retain-assets.ts FOLDER');
  requireCurrentBuild();
  const added = retainAssets({build: BUILD_DIR, store, graceDays: GRACE_DAYS, now: new Date()});
  console.log(`Added ${added} files of earlier builds to ${BUILD_DIR}/.`);
});
