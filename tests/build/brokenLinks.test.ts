import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildTinySite, doc, hasBuild, writeTinyFile, writeTinySite} from '../lib/tinySite.ts';

/** Writes a site whose page A has this text and whose page B has the heading "Part of B". */
const withText = (name: string, text: string) =>
  writeTinySite(name, {files: {'docs/a.mdx': doc('A', text), 'docs/b.mdx': doc('B', '## Part of B')}});

it('a link to a page that is not there fails the build and names both pages', async () => {
  const dir = withText('broken-link', 'See [it](/not-there/).');
  const {code, output} = await buildTinySite(dir);
  expect(code).not.toBe(0);
  expect(output).toContain('Docusaurus found broken links!');
  expect(output).toMatch(/source page path = \/a\/:\s+-> linking to \/not-there\//);
  expect(hasBuild(dir)).toBe(false);
});

it('a link to a heading that is not there fails the build and names the page and the anchor', async () => {
  const {code, output} = await buildTinySite(withText('broken-anchor', 'See [it](/b/#part-of-c).'));
  expect(code).not.toBe(0);
  expect(output).toContain('Docusaurus found broken anchors!');
  expect(output).toMatch(/source page path = \/a\/:\s+-> linking to \/b\/#part-of-c/);
});

it('a link to a Markdown file that is not there fails the build and names the file and the line', async () => {
  const {code, output} = await buildTinySite(withText('broken-markdown-link', 'See [it](./c.mdx).'));
  expect(code).not.toBe(0);
  expect(output).toMatch(
    /Markdown link with URL `\.\/c\.mdx` in source file "docs\/a\.mdx" \(7:5\) couldn't be resolved/,
  );
});

it('a build with links to existing headings and files succeeds', async () => {
  const dir = withText('good-links', 'See [the heading](/b/#part-of-b) and [the file](./b.mdx).');
  const {code, output} = await buildTinySite(dir);
  expect(code, output).toBe(0);
});

it('two files for one route fail the build, because one of them would be lost', async () => {
  const dir = writeTinySite('duplicate-route', {
    files: {'docs/c.mdx': doc('C', 'Text.'), 'docs/c/index.mdx': doc('Also C', 'Text.')},
  });
  const {code, output} = await buildTinySite(dir);
  expect(code).not.toBe(0);
  expect(output).toMatch(
    /Duplicate routes found!\s+- Attempting to create page at \/c\/, but a page already exists at this route\./,
  );
  expect(hasBuild(dir)).toBe(false);
});

it('a build that fails leaves the last good one where it stands', async () => {
  const dir = withText('last-good', 'Good.');
  expect((await buildTinySite(dir)).code).toBe(0);
  writeTinyFile(dir, 'docs/a.mdx', doc('A', 'See [it](/not-there/).'));
  expect((await buildTinySite(dir)).code).not.toBe(0);
  expect(readFileSync(path.join(dir, 'build/a/index.html'), 'utf8')).toContain('Good.');
  expect(existsSync(path.join(dir, 'build.partial'))).toBe(false);
});
