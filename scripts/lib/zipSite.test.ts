import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {afterAll, expect, it} from 'vitest';
import {zipSite} from './zipSite.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'zip-'));
afterAll(() => rmSync(dir, {recursive: true}));

it('holds a build below its base URL, without what is for hosts, the same each time', () => {
  mkdirSync(path.join(dir, 'a'));
  for (const name of ['index.html', 'index.html.br', 'index.html.gz', '_headers', '_redirects', 'a/index.md']) writeFileSync(path.join(dir, name), name);
  const {bytes, files} = zipSite(dir, '/base/');
  const held = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]);
  expect(held).toEqual([
    ['sauce-docs/base/a/index.md', 'a/index.md'],
    ['sauce-docs/base/index.html', 'index.html'],
  ]);
  expect(files).toBe(2);
  expect(zipSite(dir, '/base/').bytes).toEqual(bytes);
});
