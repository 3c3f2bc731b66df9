import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {afterAll, expect, it} from 'vitest';
import {zipSite} from './zipSite.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'zip-'));
afterAll(() => rmSync(dir, {recursive: true}));

it('contains a build below its base URL without the files for hosts, and is reproducible', () => {
  mkdirSync(path.join(dir, 'a'));
  for (const name of ['index.html', 'index.html.br', 'index.html.gz', '_headers', '_redirects', 'a/index.md'])
    writeFileSync(path.join(dir, name), name);
  const {bytes, files} = zipSite(dir, '/base/', 'The site');
  const {'README.txt': readme, ...others} = unzipSync(bytes);
  expect(strFromU8(readme!)).toMatch(
    /^The site\n========\n[^]*python3 -m http\.server 8000 --directory sauce-docs\n[^]*Open http:\/\/localhost:8000\/base\/ in/,
  );
  const held = Object.entries(others).map(([name, content]) => [name, strFromU8(content)]);
  expect(held).toEqual([
    ['sauce-docs/base/a/index.md', 'a/index.md'],
    ['sauce-docs/base/index.html', 'index.html'],
  ]);
  expect(files).toBe(3);
  expect(zipSite(dir, '/base/', 'The site').bytes).toEqual(bytes);
});
