import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

interface Package {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

interface LockFile {
  packages: Record<string, Package>;
}

/** Returns optional dependencies, such as those for each platform, without an entry in the lock file. `npm ci` fails without them. */
const missing = ({packages}: LockFile): string[] => {
  const names = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  );
  return Object.entries(packages).flatMap(([path, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${path}: ${name}`),
  );
};

const lockFile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;

it('contains the packages of all platforms', () => expect(missing(lockFile)).toEqual([]));

it('is incomplete without the package of one platform', () => {
  const packages = Object.entries(lockFile.packages).filter(([path]) => path !== 'node_modules/@swc/core-darwin-arm64');
  expect(missing({packages: Object.fromEntries(packages)})).toEqual(['node_modules/@swc/core: @swc/core-darwin-arm64']);
});

it('contains no registry URLs', () =>
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "(?!packages\/)/));
