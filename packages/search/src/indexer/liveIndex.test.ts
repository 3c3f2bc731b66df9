import {mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {areas, ask} from '../testing.ts';
import {Engine} from '../engine/engine.ts';
import {liveIndex} from './liveIndex.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'live-index-'));
afterAll(() => rmSync(siteDir, {recursive: true}));
const file = path.join(siteDir, 'tunnels.md');
const facts = {kind: 'page', deprecated: false, archived: false, keywords: [], questions: []};
const tunnels = {title: 'Tunnels', description: '', language: 'en', tag: 'default', facts};

const site = {siteDir, baseUrl: '/base/', areas, synonyms: []};
const pages = [{path: '/dev/tunnels/', currentPath: '/dev/tunnels/', file, ...tunnels}];
const [{path: folder, middleware}] = liveIndex({...site, pages: () => pages}).setupMiddlewares([]) as [
  ReturnType<ReturnType<typeof liveIndex>['setupMiddlewares']>[number],
];

/** Requests a file from the development server. */
const get = (name: string): Promise<{status: number; body: Uint8Array}> =>
  new Promise((resolve) => {
    const response = {
      statusCode: 0,
      setHeader: () => undefined,
      end: (body: Uint8Array) => resolve({status: response.statusCode, body}),
    };
    middleware({url: `/${name}?v=1`} as never, response as never, () => undefined);
  });
const find = async (query: string): Promise<string[]> => {
  const engine = new Engine(async (name) => (await get(name)).body);
  return (await engine.search(ask(query))).hits.map(({path: page, anchor}) => `${page}#${anchor}`);
};

it('serves an index of the sources, and rebuilds it when a source changes', async () => {
  expect(folder).toBe('/base/search-index/');
  writeFileSync(file, '# Tunnels\n\n## Share a tunnel\n\nWith a colleague.\n');
  expect(await find('colleague')).toEqual(['/dev/tunnels/#share-a-tunnel']);
  expect(await find('pool')).toEqual([]);
  writeFileSync(file, '# Tunnels\n\n## Pools\n\nTunnels in a pool.\n');
  utimesSync(file, new Date(), new Date(Date.now() + 5000));
  expect((await find('pool'))[0]).toBe('/dev/tunnels/#pools');
});

it('responds with 404 for files that the index does not have', async () =>
  expect((await get('core.0.json')).status).toBe(404));
