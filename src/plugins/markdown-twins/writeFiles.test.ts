import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeFiles} from './writeFiles.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'twins-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

it('writes into folders that are not there yet, and never over a file', async () => {
  await writeFiles(dir, [{name: 'a/b/index.md', content: 'One.'}]);
  await expect(writeFiles(dir, [{name: 'a/b/index.md', content: 'Two.'}])).rejects.toThrow(
    'markdown-twins: /a/b/index.md is already in the build; move the file of that name out of static/',
  );
  expect(readFileSync(path.join(dir, 'a/b/index.md'), 'utf8')).toBe('One.');
});
