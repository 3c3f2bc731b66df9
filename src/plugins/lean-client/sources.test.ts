import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {checkSources, sources} from './sources.ts';

const installed = path.resolve('node_modules/@docusaurus');
const dir = mkdtempSync(path.join(tmpdir(), 'sources-'));
for (const {module} of sources) cpSync(path.join(installed, module), path.join(dir, module));
afterAll(() => rmSync(dir, {recursive: true}));

it('knows the modules of the Docusaurus that is installed', () => {
  expect(() => checkSources(installed)).not.toThrow();
});

it('says what to look at when one has changed or is gone', () => {
  writeFileSync(path.join(dir, 'core/lib/client/preload.js'), 'export default () => {};');
  rmSync(path.join(dir, 'theme-classic/lib/nprogress.js'));
  expect(() => checkSources(dir)).toThrow(/preload\.js is another .*client\/preload\.ts/);
  expect(() => checkSources(dir)).toThrow(/nprogress\.js is gone: .*client\/progressBar\.ts/);
});
