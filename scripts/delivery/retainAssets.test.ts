import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {hashedFiles, retainAssets} from './retainAssets.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'retain-'));
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

const day = (n: number): Date => new Date(Date.UTC(2026, 0, n));

/** Writes a build with the given hashed files and a page, and returns its folder. */
function build(...files: string[]): string {
  const folder = path.join(dir, 'build');
  rmSync(folder, {recursive: true, force: true});
  for (const file of ['index.html', 'a/index.html', 'search-index/manifest.json', ...files]) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), `content of ${file}`);
  }
  return folder;
}
const retain = (now: number, ...files: string[]): string[] => {
  const folder = build(...files);
  const added = retainAssets({build: folder, store: path.join(dir, 'store'), graceDays: 14, now: day(now)});
  const all = hashedFiles(folder);
  expect(all).toHaveLength(files.length + added);
  return all;
};

it('adds the hashed files of the previous build, with their compressed copies, and no other files', () => {
  expect(retain(1, 'assets/js/a.1.js', 'assets/js/a.1.js.br', 'search-index/core.1.json')).toHaveLength(3);
  expect(retain(2, 'assets/js/a.2.js')).toEqual([
    'assets/js/a.1.js',
    'assets/js/a.1.js.br',
    'assets/js/a.2.js',
    'search-index/core.1.json',
  ]);
  expect(readFileSync(path.join(dir, 'build/assets/js/a.1.js'), 'utf8')).toBe('content of assets/js/a.1.js');
  expect(existsSync(path.join(dir, 'store/index.html'))).toBe(false);
});

it('keeps files for the grace period after they were replaced, however long they were in use', () => {
  retain(1, 'assets/a.1.js');
  retain(30, 'assets/a.2.js');
  expect(retain(44, 'assets/a.3.js')).toEqual(['assets/a.1.js', 'assets/a.2.js', 'assets/a.3.js']);
  expect(retain(45, 'assets/a.3.js')).toEqual(['assets/a.2.js', 'assets/a.3.js']);
  expect(existsSync(path.join(dir, 'store/assets/a.1.js'))).toBe(false);
});

it('restarts the grace period of a file that is in a build again', () => {
  retain(1, 'assets/a.1.js');
  retain(2, 'assets/a.2.js');
  retain(10, 'assets/a.1.js');
  retain(11, 'assets/a.2.js');
  expect(retain(25, 'assets/a.2.js')).toEqual(['assets/a.1.js', 'assets/a.2.js']);
});

it('rejects a folder without a build', () => {
  mkdirSync(path.join(dir, 'empty'));
  expect(() =>
    retainAssets({build: path.join(dir, 'empty'), store: path.join(dir, 'store'), graceDays: 14, now: day(1)}),
  ).toThrow(/empty" isn't a build. Run "npm run build" first./);
  expect(existsSync(path.join(dir, 'store'))).toBe(false);
});
