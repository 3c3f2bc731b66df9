/**
 * `npm run release:notices`: writes the software bill of materials of a release (CycloneDX), which lists the packages that the site is built
 * from, and the licenses of the packages whose code is part of the site to `release/`. Requires a build in `build/`.
 */
import {copyFileSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {LICENSES_FILE} from '../src/plugins/thirdPartyLicenses.ts';
import {runMain} from './lib/main.ts';
import {run} from './lib/run.ts';
import {BUILD_DIR, warnIfStale} from './lib/site.ts';

const RELEASE_DIR = 'release';
const BILL_OF_MATERIALS = path.join(RELEASE_DIR, 'sbom.cdx.json');

async function main(): Promise<number> {
  const licenses = path.join(BUILD_DIR, LICENSES_FILE);
  if (!existsSync(licenses)) throw new Error(`${licenses} is missing. Run "npm run build" first.`);
  warnIfStale();
  mkdirSync(RELEASE_DIR, {recursive: true});
  const code = await run('cyclonedx-npm', [
    '--omit',
    'dev',
    '--package-lock-only',
    '--flatten-components',
    '--output-file',
    BILL_OF_MATERIALS,
  ]);
  if (code) return code;
  copyFileSync(licenses, path.join(RELEASE_DIR, LICENSES_FILE));
  const {components} = JSON.parse(readFileSync(BILL_OF_MATERIALS, 'utf8')) as {components: unknown[]};
  const packages = readFileSync(licenses, 'utf8').split(/^-{80}$/m).length;
  console.log(
    `Listed ${components.length} packages in ${BILL_OF_MATERIALS}, and the licenses of ${packages} packages in ${RELEASE_DIR}/${LICENSES_FILE}.`,
  );
  return 0;
}

runMain(main);
