import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {acceptHeaders} from '../../tests/lib/acceptHeaders.ts';
import {findBadRedirects, hostileTargets, hostileVariants} from '../../tests/lib/hostileTargets.ts';
import {rawRequest} from '../../tests/lib/rawHttp.ts';
import {writeSmallBuild, type SmallBuild} from '../../tests/lib/smallBuild.ts';
import {CACHE} from '../../src/plugins/publish/steps/hosting/headers.ts';
import {createSiteServer, listen} from './siteServer.ts';

describe.each(['/', '/sub/docs/'])('the server of npm run serve with BASE_URL=%s', (baseUrl) => {
  let site: SmallBuild;
  let server: Server;
  let port: number;
  beforeAll(async () => {
    site = await writeSmallBuild(baseUrl);
    server = createSiteServer({dir: site.build, baseUrl});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({port} = server.address() as AddressInfo);
  });
  afterAll(() => {
    server?.close();
    site?.remove();
  });

  const get = (file: string, headers: Record<string, string> = {}) => rawRequest(port, baseUrl + file, {headers});

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'rejects %s with 405 and lists the allowed methods',
    async (method) => {
      for (const file of ['', 'overview/', 'nope/']) {
        const {status, headers, body} = await rawRequest(port, baseUrl + file, {method});
        expect([status, headers.allow, body.length], file).toEqual([405, ['GET, HEAD'], 0]);
      }
    },
  );

  it('responds to HEAD with the headers of GET and no body', async () => {
    const head = await rawRequest(port, baseUrl, {method: 'HEAD'});
    const whole = await get('');
    expect(head.body.length).toBe(0);
    expect([head.status, head.headers['content-length'], head.headers['content-type']]).toEqual([
      200,
      [String(whole.body.length)],
      ['text/html; charset=utf-8'],
    ]);
  });

  it('serves pages and files with their types, compressed if the client accepts it', async () => {
    for (const [file, name, type] of [
      ['overview/', 'overview/index.html', 'text/html; charset=utf-8'],
      ['overview/index.md', 'overview/index.md', 'text/markdown; charset=utf-8'],
      ['assets/js/main.0123abcd.js', 'assets/js/main.0123abcd.js', 'text/javascript; charset=utf-8'],
    ] as const) {
      const plain = await get(file);
      const packed = await get(file, {'Accept-Encoding': 'gzip, br'});
      const expected = readFileSync(path.join(site.build, name));
      expect([plain.body, brotliDecompressSync(packed.body)], file).toEqual([expected, expected]);
      const vary = file.endsWith('/') ? 'Accept-Encoding, Accept' : 'Accept-Encoding';
      for (const {headers} of [plain, packed])
        expect([headers['content-type'], headers.vary], file).toEqual([[type], [vary]]);
    }
    expect((await get('search-index/terms.0123abcd.bin')).headers['content-type']).toEqual([
      'application/octet-stream',
    ]);
  });

  it.each(acceptHeaders)('with "Accept: %s", sends a page as %s', async (accept, version) => {
    const {status, headers, body} = await get('overview/', {Accept: accept});
    const [file, type] = version === 'markdown' ? ['index.md', 'text/markdown'] : ['index.html', 'text/html'];
    expect([status, headers['content-type'], headers.vary]).toEqual([
      200,
      [`${type}; charset=utf-8`],
      ['Accept-Encoding, Accept'],
    ]);
    expect(body).toEqual(readFileSync(path.join(site.build, 'overview', file)));
  });

  it('sends redirects, unknown URLs, and pages without a Markdown version like without "Accept: text/markdown"', async () => {
    for (const file of ['overview', 'nope/', 'dev/api/jobs/']) {
      const [plain, negotiated] = await Promise.all([get(file), get(file, {Accept: 'text/markdown'})]);
      expect([negotiated.status, negotiated.headers.location, negotiated.body], file).toEqual([
        plain.status,
        plain.headers.location,
        plain.body,
      ]);
    }
  });

  it('lets browsers cache files whose names contain a hash, and revalidates other files', async () => {
    expect((await get('assets/js/main.0123abcd.js')).headers['cache-control']).toEqual([CACHE.hashed]);
    const {headers} = await get('overview/');
    expect(headers['cache-control']).toEqual([CACHE.other]);
    expect((await get('overview/', {'If-None-Match': headers.etag![0]!})).status).toBe(304);
  });

  it.each(['overview', 'overview.html', 'overview/index', 'overview/index.html'])(
    'redirects %s to the page and keeps the query',
    async (file) => {
      const {status, headers} = await get(`${file}?a=1`);
      expect([status, headers.location]).toEqual([301, [`${baseUrl}overview/?a=1`]]);
    },
  );

  it.each([
    'nope.html',
    'nope',
    'nope/',
    'assets/',
    'assets',
    'overview/index.html.br',
    'overview/../../x',
    '..%2f..%2fetc/passwd',
    '%2e%2e/%2e%2e/etc/passwd',
  ])('responds to %s with 404 and the not-found page', async (file) => {
    const {status, headers, body} = await get(file);
    expect([status, headers.location]).toEqual([404, undefined]);
    expect(body.toString()).toContain('Page not found');
  });

  it('redirects only to pages of the site, whatever the target', async () => {
    const targets = [...hostileTargets, ...site.pages.flatMap(hostileVariants)];
    expect(await findBadRedirects(port, targets, new Set(site.pages))).toEqual([]);
  });
});

it('listen rejects a port that is in use', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const {port} = other.address() as AddressInfo;
  await expect(listen(createServer(), port, '/')).rejects.toThrow(`Port ${port} is in use. Set PORT to another port.`);
  other.close();
});
