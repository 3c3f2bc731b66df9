/**
 * `npm run release:notices`: writes into `release/` what a release is accounted for with: the packages it is made from
 * (a software bill of materials in CycloneDX) and the licenses of those whose code reaches readers. Needs a build in `build/`.
 */
import {execFileSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {LICENSES_FILE} from '../src/plugins/third-party-licenses/index.ts';
import {runMain} from './lib/main.ts';
import {BUILD_DIR} from './lib/site.ts';

const RELEASE_DIR = 'release';
const isWindows = process.platform === 'win32';

/** npm's own account of the packages without those for development, as CycloneDX JSON; throws where npm cannot give one. */
function billOfMaterials(): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev'];
  const text = execFileSync(isWindows ? 'npm.cmd' : 'npm', args, {encoding: 'utf8', maxBuffer: 2 ** 26, shell: isWindows, stdio: ['ignore', 'pipe', 'inherit']});
  const {bomFormat, components} = JSON.parse(text) as {bomFormat?: string; components?: unknown[]};
  if (bomFormat !== 'CycloneDX' || !components?.length) throw new Error('npm sbom gave no bill of materials; it needs npm 10 or newer and installed packages');
  return text;
}

async function main(): Promise<void> {
  const licenses = path.join(BUILD_DIR, LICENSES_FILE);
  if (!existsSync(licenses)) throw new Error(`${licenses} is missing; run npm run build first`);
  mkdirSync(RELEASE_DIR, {recursive: true});
  writeFileSync(path.join(RELEASE_DIR, 'sbom.cdx.json'), billOfMaterials());
  copyFileSync(licenses, path.join(RELEASE_DIR, LICENSES_FILE));
  const packages = readFileSync(licenses, 'utf8').split(/^-{80}$/m).length;
  console.log(`${RELEASE_DIR}/sbom.cdx.json, and the licenses of ${packages} packages in ${RELEASE_DIR}/${LICENSES_FILE}`);
}

runMain(main);
