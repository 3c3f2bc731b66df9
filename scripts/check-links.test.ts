import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

const DAY = 24 * 3600 * 1000;
const statuses: Record<string, number> = {'/there': 200, '/moved': 301, '/refused': 403, '/gone': 404};
let asked: string[];
let site: Server;
let origin: string;
let folder: string;

beforeEach(async () => {
  asked = [];
  site = createServer((request, response) => {
    asked.push(request.url!);
    response.writeHead(statuses[request.url!] ?? 404, {location: '/there'}).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  folder = mkdtempSync(path.join(tmpdir(), 'check-links-'));
  for (const name of ['docs', 'versioned_docs', 'contributing', 'skills']) mkdirSync(path.join(folder, name));
  for (const name of ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'AGENTS.md'])
    writeFileSync(path.join(folder, name), '');
});
afterEach(() => void site.close());

const write = (...links: string[]): void =>
  writeFileSync(path.join(folder, 'docs/a.mdx'), links.map((link) => `See [it](${link}).\n`).join('\n'));

/** Runs `check-links.ts` in `folder`, as `npm run check:links` does in the project. */
const check = (): Promise<{code: number; out: string; err: string}> =>
  new Promise((resolve) => {
    const program = [path.resolve('node_modules/tsx/dist/cli.mjs'), path.resolve('scripts/check-links.ts')];
    execFile(process.execPath, program, {cwd: folder}, (error, out, err) =>
      resolve({code: error ? Number(error.code) : 0, out, err}),
    );
  });

it('reports file and line of each broken link, and accepts pages that exist, have moved, or reject programs', async () => {
  write(`${origin}/there#part`, `${origin}/gone`, `${origin}/moved`, `${origin}/refused`, `${origin}/gone`);
  const {code, out, err} = await check();
  expect(err.split('\n').slice(0, -1)).toEqual([
    `docs/a.mdx:3: links to ${origin}/gone, which returned status 404`,
    `docs/a.mdx:9: links to ${origin}/gone, which returned status 404`,
    'Fix the link. If the site responds only to signed-in users, add its host to "unasked" in src/data/hosts.yaml.',
  ]);
  expect(out).toContain('4 URLs, 4 requested, 1 broken');
  expect(code).toBe(1);
});

it('requests a URL again only if it was broken or was last checked more than six days ago', async () => {
  write(`${origin}/there`, `${origin}/gone`);
  await check();
  asked = [];
  expect((await check()).out).toContain('2 URLs, 1 requested, 1 broken');
  expect(new Set(asked)).toEqual(new Set(['/gone']));
  const cache = path.join(folder, '.cache/links.json');
  expect(Object.keys(JSON.parse(readFileSync(cache, 'utf8')) as object)).toEqual([`${origin}/there`]);
  writeFileSync(cache, JSON.stringify({[`${origin}/there`]: Date.now() - 7 * DAY}));
  expect((await check()).out).toContain('2 URLs, 2 requested, 1 broken');
  writeFileSync(cache, '{"damaged');
  expect((await check()).out).toContain('2 URLs, 2 requested, 1 broken');
});

it('requests no host that is listed in "unasked"', async () => {
  write('https://app.saucelabs.com/login', `${origin}/there`);
  expect(await check()).toMatchObject({code: 0, err: ''});
  expect(asked).toContain('/there');
});

it('reports a site that does not respond', async () => {
  await new Promise((resolve) => site.close(resolve));
  write(`${origin}/there`);
  const {code, err} = await check();
  expect(err).toContain(`docs/a.mdx:1: links to ${origin}/there, which did not respond`);
  expect(code).toBe(1);
}, 60_000);

it('fails if no host name can be resolved, and suggests checking the network', async () => {
  write('https://nowhere.invalid/a', 'https://no-site.invalid/');
  expect(await check()).toMatchObject({code: 1, err: 'No host of 2 URLs can be resolved. Check your network.\n'});
});
