import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {unsupported, sources} from './sources.ts';

const installed = path.resolve('node_modules/@docusaurus');
const dir = mkdtempSync(path.join(tmpdir(), 'sources-'));
for (const {module} of sources) cpSync(path.join(installed, module), path.join(dir, module));
afterAll(() => rmSync(dir, {recursive: true}));

it('accepts the installed version of Docusaurus', () => {
  expect(unsupported(installed)).toBeUndefined();
});

it('lists each changed or missing module with the file to review', () => {
  writeFileSync(path.join(dir, 'core/lib/client/preload.js'), 'export default () => {};');
  rmSync(path.join(dir, 'theme-classic/lib/nprogress.js'));
  expect(unsupported(dir)).toMatch(/preload\.js has changed .*client\/preload\.ts/);
  expect(unsupported(dir)).toMatch(/nprogress\.js is missing: .*client\/progressBar\.ts/);
});
