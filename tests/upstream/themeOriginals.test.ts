import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {changedModules} from 'docusaurus-plugin-lean-client/sources';
import {afterAll, expect, it} from 'vitest';
import {posixPath} from '../../src/lib/paths.ts';

/** The rows of the table of originals in the README. */
const rows = [
  ...readFileSync('src/theme/README.md', 'utf8').matchAll(/^\| `([^`]+)` \| `([^`]+\.js)` \| `([0-9a-f]{12})` \|$/gm),
];
const originals = rows.map(([, here, module, hash]) => ({here: here!, module: module!, hash: hash!}));
const installed = 'node_modules/@docusaurus';
const dir = mkdtempSync(path.join(tmpdir(), 'originals-'));
afterAll(() => rmSync(dir, {recursive: true}));

it('the README lists the original of each component', () => {
  const components = readdirSync('src/theme', {recursive: true, encoding: 'utf8'})
    .map(posixPath)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  expect(originals.map(({here}) => here).sort()).toEqual(components.sort());
});

it('the originals are those that the components were written for', () =>
  expect(changedModules(originals, installed)).toEqual([]));

it('a changed or missing original is reported with the component to review', () => {
  const [first, second, ...others] = originals;
  for (const {module} of originals) cpSync(path.join(installed, module), path.join(dir, module));
  writeFileSync(path.join(dir, first!.module), 'export default () => null;');
  rmSync(path.join(dir, second!.module));
  expect(others.length).toBeGreaterThan(10);
  expect(changedModules(originals, dir)).toEqual([
    expect.stringMatching(
      new RegExp(
        `/${first!.module} has changed \\(hash [0-9a-f]{12}, expected ${first!.hash}\\): review ${first!.here}$`,
      ),
    ),
    expect.stringMatching(new RegExp(`/${second!.module} is missing: review ${second!.here}$`)),
  ]);
});
