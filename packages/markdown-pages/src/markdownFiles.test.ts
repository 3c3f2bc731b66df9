import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeFiles} from './markdownFiles.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'markdown-pages-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

it('creates missing folders and never overwrites a file', async () => {
  await writeFiles(dir, [{name: 'a/b/index.md', content: 'One.'}]);
  await expect(writeFiles(dir, [{name: 'a/b/index.md', content: 'Two.'}])).rejects.toThrow(
    'markdown-pages: /a/b/index.md already exists in the build: remove the file with this name from static/',
  );
  expect(readFileSync(path.join(dir, 'a/b/index.md'), 'utf8')).toBe('One.');
});
