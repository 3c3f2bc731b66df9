import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {buildMinimalSite} from './minimalSite.ts';

let site: Awaited<ReturnType<typeof buildMinimalSite>>;
const read = (file: string): string => readFileSync(path.join(site.build, file), 'utf8');

beforeAll(async () => {
  site = await buildMinimalSite({
    folder: 'markdown-pages',
    name: 'docusaurus-plugin-markdown-pages',
    options: {
      exclude: ['/tool/'],
      popular: ['/guides/first/'],
      areas: [
        {id: 'guides', name: 'Guides', prefix: '/guides/', landing: '/guides/first/'},
        {id: 'other', name: 'Other pages', prefix: '/', landing: '/'},
      ],
    },
    files: {
      'docs/index.md': '---\nslug: /\ndescription: The start page.\n---\n\n# Start\n\n[First guide](guides/first.md)\n',
      'docs/guides/first.md':
        '---\ndescription: The first guide.\n---\n\n# First\n\n## Run it\n\n```bash title="Terminal"\nrun --all\n```\n\n:::tip\n\nSee the [start](../index.md).\n\n:::\n\n| Flag | Default |\n| --- | --- |\n| `--all` | off |\n',
      'docs/tool.md': '# Tool\n\nNot text.\n',
    },
  });
  expect(site.code, site.output).toBe(0);
});

it('writes a Markdown version next to each page, with samples, tables, notices, and links to Markdown versions', () => {
  const text = read('guides/first/index.md');
  expect(text).toContain('url: https://example.com/guides/first/');
  expect(text).toContain('## Run it');
  expect(text).toContain('```bash title="Terminal"\nrun --all\n```');
  expect(text).toContain('> **Tip**\n>\n> See the [start](https://example.com/index.md).');
  expect(text).toContain('| `--all` | off |');
  expect(text).not.toMatch(/Edit this page|Skip to main content|Next page/i);
});

it('lists the pages by area, and omits excluded pages', () => {
  expect(existsSync(path.join(site.build, 'tool/index.md'))).toBe(false);
  const index = read('llms.txt');
  expect(index).toContain('- [First](https://example.com/guides/first/index.md): The first guide.');
  expect(index).toContain('## Areas');
  expect(read('llms/guides.txt')).toContain('https://example.com/guides/first/index.md');
  expect(read('llms/other.txt')).not.toContain('/guides/');
  const {pages} = JSON.parse(read('llms.json')) as {pages: {url: string; area: string}[]};
  expect(pages.map(({url, area}) => [url, area])).toEqual([
    ['https://example.com/', 'other'],
    ['https://example.com/guides/first/', 'guides'],
  ]);
});
