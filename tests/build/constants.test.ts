import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {variantDir} from '../fixtures/variants.ts';

const read = (file: string) => readFileSync(path.join(variantDir('variety'), file), 'utf8');

it.each(['java', 'ruby', 'csharp', 'bash', 'powershell', 'python'])('code in %s is highlighted', (language) => {
  const $ = load(read('code/index.html'));
  const kinds = $(`.language-${language} .token`)
    .toArray()
    .map((token) => $(token).attr('class'));
  expect(kinds.filter((kind) => kind !== 'token plain').length).toBeGreaterThan(0);
});

it('every page names the framework and its version', () => {
  expect(load(read('index.html'))('meta[name=generator]').attr('content')).toBe('Docusaurus v3.10.2');
});

it('the cache of the route matcher holds up to 10000 entries', () => {
  const source = readFileSync('node_modules/react-router/cjs/react-router.js', 'utf8');
  expect(source).toMatch(/cacheLimit = 10000;[^]+?if \(cacheCount < cacheLimit\)/);
  const scripts = readdirSync(path.join(variantDir('variety'), 'assets/js'));
  expect(scripts.some((script) => /<1e4&&\(/.test(read(`assets/js/${script}`)))).toBe(true);
});

it('the search library is the version of the specification, and the only installed version', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, {version?: string}>};
  const copies = Object.entries(lock.packages).filter(([name]) => name.endsWith('node_modules/@docsearch/react'));
  expect(copies.map(([, {version}]) => version)).toEqual(['4.3.1']);
});
