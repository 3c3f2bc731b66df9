import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {LicenseWebpackPlugin} from 'license-webpack-plugin';
import {orList} from '../../lib/nearest.ts';
import {renderLicenses} from './render.ts';

/** Where the build has the licenses; they ask to travel with the code. */
export const LICENSES_FILE = 'third-party-licenses.txt';

/** Licenses, by their SPDX names, under which code may be sent to readers. */
const ACCEPTED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'OFL-1.1'];

/** Packages that name their license only by its text, which is that of MIT. */
const BY_THEIR_TEXT = {'@segment/facade': 'MIT', '@segment/isodate': 'MIT', '@segment/isodate-traverse': 'MIT', 'new-date': 'MIT'};

function refuse(name: string, license: string): never {
  throw new Error(
    `The scripts or styles of the site contain the package ${name} under the license "${license}"; accepted are ${orList(ACCEPTED)}. ` +
      'Use another package, or add the license to src/plugins/third-party-licenses/index.ts once it has been looked at.',
  );
}

/** A package as the license plugin wants it, from the path by which a file of it is imported. */
function packageOf(file: string): {name: string; directory: string} {
  const name = file.split('/', 2).join('/');
  return {name, directory: path.dirname(require.resolve(`${name}/package.json`))};
}

/**
 * Writes the licenses of all packages whose code reaches the reader, and of those that have one of `files`, which reach the reader in another
 * form; ends a build that contains one under a license that is not accepted.
 */
export function thirdPartyLicenses({files}: {files: readonly string[]}): Plugin {
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
            // Ours, which sites below it, as the tests have them, take for somebody else's.
            excludedPackageTest: (name) => name === 'sauce-docs',
            unacceptableLicenseTest: (license) => !ACCEPTED.includes(license),
            handleUnacceptableLicense: refuse,
            handleMissingLicenseType: (name) => refuse(name, 'none'),
            // Some packages bring no file with it; their name and license are there all the same.
            handleMissingLicenseText: () => null,
            stats: {warnings: false, errors: true},
            renderLicenses,
            // Its types are those of an older webpack than Docusaurus's.
          }) as never,
        ],
      };
    },
  };
}
