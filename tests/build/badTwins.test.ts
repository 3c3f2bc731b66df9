import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildTinySite, doc, hasBuild, writeTinySite} from '../lib/tinySite.ts';

it('pages that cannot be turned into Markdown end the build, each named with the reason', async () => {
  const dir = writeTinySite('bad-twins', {
    files: {'docs/framed.mdx': doc('Framed', '<iframe src="/elsewhere/" title="Elsewhere" />'), 'docs/seen.mdx': doc('Seen', '<video src="/a.mp4" />')},
  });
  const {code, output} = await buildTinySite(dir);
  expect(code, output).not.toBe(0);
  expect(hasBuild(dir)).toBe(false);
  expect(output).toContain('markdown-twins: /framed/ cannot be turned into Markdown: <iframe> has no text form');
  expect(output).toContain('markdown-twins: /seen/ cannot be turned into Markdown: <video> has no text form');
});

it('a page that is still to be written has no twin, and announces none', async () => {
  // Its notice leads to a page of its area, which the site has not.
  const dir = writeTinySite('unwritten-twin', {parts: "{onBrokenLinks: 'warn'}", files: {'docs/later.mdx': doc('Later', 'No text.', 'skeleton: true\n')}});
  const {code, output} = await buildTinySite(dir, {SITE_URL: 'https://docs.test', BASE_URL: '/base/'});
  expect(code, output).toBe(0);
  const built = (file: string): string => readFileSync(path.join(dir, 'build', file), 'utf8');
  expect(existsSync(path.join(dir, 'build/later/index.md'))).toBe(false);
  expect(built('later/index.html')).not.toContain('text/markdown');
  expect(built('index.html')).toContain('https://docs.test/base/index.md');
  expect(built('index.md')).toContain('url: https://docs.test/base/\n');
  expect(built('llms.txt')).not.toContain('later');
});
