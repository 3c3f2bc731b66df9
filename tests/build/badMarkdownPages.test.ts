import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildTinySite, doc, hasBuild, writeTinySite} from '../lib/tinySite.ts';

it('pages that cannot be turned into Markdown end the build, each named with the reason', async () => {
  const dir = writeTinySite('bad-markdown-pages', {
    files: {
      'docs/framed.mdx': doc('Framed', '<iframe src="/elsewhere/" title="Elsewhere" />'),
      'docs/seen.mdx': doc('Seen', '<video src="/a.mp4" />'),
    },
  });
  const {code, output} = await buildTinySite(dir);
  expect(code, output).not.toBe(0);
  expect(hasBuild(dir)).toBe(false);
  expect(output).toContain('markdown-pages: cannot convert /framed/ to Markdown: <iframe> has no Markdown equivalent');
  expect(output).toContain('markdown-pages: cannot convert /seen/ to Markdown: <video> has no Markdown equivalent');
});

it('an unwritten page has no Markdown version and no link to one', async () => {
  // The notice on the page links to a page of its area that this site doesn't have.
  const dir = writeTinySite('unwritten-page', {
    parts: "{onBrokenLinks: 'warn'}",
    files: {'docs/later.mdx': doc('Later', 'No text.', 'skeleton: true\n')},
  });
  const {code, output} = await buildTinySite(dir, {SITE_URL: 'https://docs.test', BASE_URL: '/base/'});
  expect(code, output).toBe(0);
  const built = (file: string): string => readFileSync(path.join(dir, 'build', file), 'utf8');
  expect(existsSync(path.join(dir, 'build/later/index.md'))).toBe(false);
  expect(built('later/index.html')).not.toContain('text/markdown');
  expect(built('index.html')).toContain('https://docs.test/base/index.md');
  expect(built('index.md')).toContain('url: https://docs.test/base/\n');
  expect(built('llms.txt')).not.toContain('later');
});
