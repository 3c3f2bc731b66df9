/** `tsx tests/lib/serveBuild.ts PROJECT`: serves the build of a project of the browser tests until the process is stopped. */
import {existsSync} from 'node:fs';
import {runMain} from '../../scripts/lib/main.ts';
import {BUILD_DIR, staleness} from '../../scripts/lib/site.ts';
import {createSiteServer, listen} from '../../scripts/lib/siteServer.ts';
import {variantStampOptions} from '../fixtures/build.ts';
import {variantDir, variants, variantStamp} from '../fixtures/variants.ts';
import {ports} from '../ports.ts';

runMain(async () => {
  const project = process.argv[2] as keyof typeof ports;
  const variant = variants.find((name) => name === project);
  const dir = variant ? variantDir(variant) : BUILD_DIR;
  const command = variant ? `npx tsx scripts/build-fixtures.ts ${variant}` : 'npm run build';
  if (!existsSync(dir)) throw new Error(`The tests of "${project}" need a build in ${dir}/. Run: ${command}`);
  const reasons = variant ? staleness(dir, variantStamp(variant), variantStampOptions(variant)) : staleness();
  if (reasons.length)
    console.error(`Warning: ${dir}/ is out of date: ${reasons.join('; ')}. To update it, run: ${command}`);
  await listen(createSiteServer({dir, baseUrl: '/'}), ports[project], '/', 'Set TEST_PORT_BASE to use other ports.');
});
