import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {LicenseWebpackPlugin} from 'license-webpack-plugin';
import {orList} from '../lib/nearest.ts';

/** File with the licenses, relative to the build folder. The licenses require distribution with the code. */
export const LICENSES_FILE = 'third-party-licenses.txt';

/** SPDX identifiers of the licenses that are accepted for code that the site distributes. */
const ACCEPTED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** Packages that don't declare a license but contain the text of the MIT license. */
const BY_THEIR_TEXT = {
  '@segment/facade': 'MIT',
  '@segment/isodate': 'MIT',
  '@segment/isodate-traverse': 'MIT',
  'new-date': 'MIT',
};

const PACKAGES = path.join(__dirname, '../../packages');

/** Returns the names of this project and its packages. */
function ownPackages(): string[] {
  const manifests = readdirSync(PACKAGES).map((folder) => path.join(PACKAGES, folder, 'package.json'));
  return ['sauce-docs', ...manifests.map((file) => (JSON.parse(readFileSync(file, 'utf8')) as {name: string}).name)];
}

function refuse(name: string, license: string): never {
  throw new Error(
    `The site distributes the package ${name} with the license "${license}": expected ${orList(ACCEPTED)}. ` +
      'Use another package, or add the license to src/plugins/thirdPartyLicenses.ts after a review.',
  );
}

/** Returns the name and directory of a scoped package for the license plugin, from the import path of one of its files. */
function packageOf(file: string): {name: string; directory: string} {
  const name = file.split('/', 2).join('/');
  return {name, directory: path.dirname(require.resolve(`${name}/package.json`))};
}

/**
 * Returns a plugin that writes the licenses of all packages in the client bundle, and of the packages that contain `files`, which the site
 * distributes in another form. Fails the build if a package has a license that isn't accepted.
 */
export function thirdPartyLicenses({files}: {files: readonly string[]}): Plugin {
  const own = ownPackages();
  return {
    name: 'third-party-licenses',
    configureWebpack(_, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        plugins: [
          new LicenseWebpackPlugin({
            outputFilename: LICENSES_FILE,
            perChunkOutput: false,
            additionalModules: files.map(packageOf),
            licenseTypeOverrides: BY_THEIR_TEXT,
            // The nested sites of the tests would also report this project as a third-party package.
            excludedPackageTest: (name) => own.includes(name),
            unacceptableLicenseTest: (license) => !ACCEPTED.includes(license),
            handleUnacceptableLicense: refuse,
            handleMissingLicenseType: (name) => refuse(name, 'none'),
            // Some packages contain no license file. Their name and license are still listed.
            handleMissingLicenseText: () => null,
            stats: {warnings: false, errors: true},
            renderLicenses,
            // The plugin's types are for an older webpack version than Docusaurus uses.
          }) as never,
        ],
      };
    },
  };
}

/** Package metadata from the license plugin. */
interface Licensed {
  name: string;
  packageJson?: {version?: string} | undefined;
  licenseId?: string | null;
  licenseText?: string | null;
}

const BETWEEN = `\n${'-'.repeat(80)}\n\n`;

/** Returns one text with all licenses, sorted by package name so that builds are reproducible. */
function renderLicenses(packages: readonly Licensed[]): string {
  const parts = [...packages]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      ({name, packageJson, licenseId, licenseText}) =>
        `${name} ${packageJson?.version ?? ''}\n${licenseId}\n\n${(licenseText ?? '').trim()}\n`,
    );
  return `This site contains third-party code under the following licenses.\n\n${parts.join(BETWEEN)}`;
}

/** Returns the number of packages in the text that `renderLicenses` returned. */
export const countPackages = (text: string): number => text.split(BETWEEN).length;
