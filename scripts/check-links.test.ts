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
  for (const name of ['docs', 'versioned_docs', 'contributing']) mkdirSync(path.join(folder, name));
  for (const name of ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md']) writeFileSync(path.join(folder, name), '');
});
afterEach(() => void site.close());

const write = (...links: string[]): void => writeFileSync(path.join(folder, 'docs/a.mdx'), links.map((link) => `See [it](${link}).\n`).join('\n'));

/** Runs the check on the folder, as `npm run check:links` does on the project. */
const check = (): Promise<{code: number; out: string; err: string}> =>
  new Promise((resolve) => {
    const program = [path.resolve('node_modules/tsx/dist/cli.mjs'), path.resolve('scripts/check-links.ts')];
    execFile(process.execPath, program, {cwd: folder}, (error, out, err) => resolve({code: error ? Number(error.code) : 0, out, err}));
  });

it('names file and line of each link to what is gone, and lets pass what is there, has moved or refuses programs', async () => {
  write(`${origin}/there#part`, `${origin}/gone`, `${origin}/moved`, `${origin}/refused`, `${origin}/gone`);
  const {code, out, err} = await check();
  expect(err.split('\n').slice(0, -1)).toEqual([
    `docs/a.mdx:3: links to ${origin}/gone, which answers with status 404`,
    `docs/a.mdx:9: links to ${origin}/gone, which answers with status 404`,
    'Mend the link; where a site answers only to somebody signed in, add its host to unasked in src/data/hosts.yaml.',
  ]);
  expect(out).toContain('4 addresses, 4 asked, 1 broken');
  expect(code).toBe(1);
});

it('does not ask again for what answered within the last six days, and does for all else', async () => {
  write(`${origin}/there`, `${origin}/gone`);
  await check();
  asked = [];
  expect((await check()).out).toContain('2 addresses, 1 asked, 1 broken');
  expect(new Set(asked)).toEqual(new Set(['/gone']));
  const cache = path.join(folder, '.cache/links.json');
  expect(Object.keys(JSON.parse(readFileSync(cache, 'utf8')) as object)).toEqual([`${origin}/there`]);
  writeFileSync(cache, JSON.stringify({[`${origin}/there`]: Date.now() - 7 * DAY}));
  expect((await check()).out).toContain('2 addresses, 2 asked, 1 broken');
  writeFileSync(cache, '{"damaged');
  expect((await check()).out).toContain('2 addresses, 2 asked, 1 broken');
});

it('asks no host of the allow-list', async () => {
  write('https://app.saucelabs.com/login', `${origin}/there`);
  expect(await check()).toMatchObject({code: 0, err: ''});
  expect(asked).toContain('/there');
});

it('says of a site that does not answer that it does not', async () => {
  await new Promise((resolve) => site.close(resolve));
  write(`${origin}/there`);
  const {code, err} = await check();
  expect(err).toContain(`docs/a.mdx:1: links to ${origin}/there, which does not answer`);
  expect(code).toBe(1);
}, 60_000);

it('fails where no site can be found, and asks for a network', async () => {
  write('https://nowhere.invalid/a', 'https://no-site.invalid/');
  expect(await check()).toMatchObject({code: 1, err: 'No site of 2 addresses can be found. Is there a network?\n'});
});
