/**
 * `npm run release:notices`: writes into `release/` what a release is accounted for with: the packages it is made from
 * (a software bill of materials in CycloneDX) and the licenses of those whose code reaches readers. Needs a build in `build/`.
 */
import {copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {LICENSES_FILE} from '../src/plugins/third-party-licenses/index.ts';
import {billOfMaterials} from './lib/billOfMaterials.ts';
import {runMain} from './lib/main.ts';
import {BUILD_DIR, warnIfStale} from './lib/site.ts';

const RELEASE_DIR = 'release';

async function main(): Promise<void> {
  const licenses = path.join(BUILD_DIR, LICENSES_FILE);
  if (!existsSync(licenses)) throw new Error(`${licenses} is missing; run npm run build first`);
  warnIfStale();
  mkdirSync(RELEASE_DIR, {recursive: true});
  const bill = billOfMaterials();
  writeFileSync(path.join(RELEASE_DIR, 'sbom.cdx.json'), JSON.stringify(bill, null, 2));
  copyFileSync(licenses, path.join(RELEASE_DIR, LICENSES_FILE));
  const packages = readFileSync(licenses, 'utf8').split(/^-{80}$/m).length;
  console.log(`${bill.components.length} packages in ${RELEASE_DIR}/sbom.cdx.json, and the licenses of ${packages} in ${RELEASE_DIR}/${LICENSES_FILE}`);
}

runMain(main);
