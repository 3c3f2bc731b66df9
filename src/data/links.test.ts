import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {loadCapabilities} from './capabilities.ts';
import {loadAllCli} from './cli.ts';
import {loadErrorMessages, loadGlossary, loadStatusCodes} from './tables.ts';

const contract = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../tests/contract/routes.json'), 'utf8'),
) as {path: string}[];
const routes = new Set(contract.map((route) => route.path));

it('data links only to existing pages', () => {
  const text = JSON.stringify([
    loadAllCli(),
    loadCapabilities(),
    loadGlossary(),
    loadErrorMessages(),
    loadStatusCodes(),
  ]);
  const links = [...text.matchAll(/\]\((\/[^)#\s]*)/g), ...text.matchAll(/"page":"([^"#]+)/g)].map(
    (match) => match[1]!,
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !routes.has(link))).toEqual([]);
});
