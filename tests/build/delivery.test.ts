import {readdirSync, readFileSync} from 'node:fs';
import {request, type IncomingHttpHeaders} from 'node:http';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {CspEvaluator} from 'csp_evaluator/dist/evaluator.js';
import {Severity} from 'csp_evaluator/dist/finding.js';
import {CspParser} from 'csp_evaluator/dist/parser.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {CACHE, HASHED, UNINDEXED} from '../../src/plugins/publish/steps/hosting/headers.ts';
import {redirects} from '../../src/config/redirects.ts';
import {findBadRedirects, hostileTargets, hostileVariants} from '../lib/hostileTargets.ts';
import {startNginx, type Nginx} from '../lib/nginx.ts';
import {ports} from '../ports.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let nginx: Nginx;
beforeAll(async () => {
  nginx = await startNginx(ports.delivery);
});
afterAll(() => nginx?.stop());

/** Sends a GET request to nginx and returns the response, with the body as sent over the network (not decompressed). */
const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(nginx.origin + path, {headers}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts)}),
      );
    })
      .on('error', reject)
      .end();
  });

const files = readdirSync('build', {recursive: true, encoding: 'utf8'});
const script = files.find((file) => /^assets\/js\/main\.\w+\.js$/.test(file))!;

describe('nginx with the configuration of the build', () => {
  it('serves pages with the security headers, and requires browsers to revalidate them', async () => {
    const {status, headers, body} = await get('/overview/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe(CACHE.other);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/) as string,
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-") as string,
    });
    expect(body.equals(readFileSync('build/overview/index.html'))).toBe(true);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('serves pages, scripts, and search shards compressed with %s', async (encoding, unpack) => {
    const shard = files.find((file) => /^search-index\/terms\.\w+\.bin$/.test(file))!;
    for (const file of ['overview/index.html', script, shard]) {
      const {headers, body} = await get(`/${file.replace('index.html', '')}`, {'Accept-Encoding': encoding});
      expect(headers['content-encoding'], file).toBe(encoding);
      expect(unpack(body).equals(readFileSync(`build/${file}`)), file).toBe(true);
    }
  });

  it('lets browsers cache files with a hash in their name', async () => {
    expect((await get(`/${script}`)).headers['cache-control']).toBe(CACHE.hashed);
    expect((await get('/search-index/manifest.json')).headers['cache-control']).toBe(CACHE.other);
    const kept = files.filter((file) => /\.\w+$/.test(file) && HASHED.some((start) => file.startsWith(start)));
    expect(kept.length).toBeGreaterThan(1000);
    expect(kept.filter((file) => !/[.-][\da-z]{8,}\.\w+(\.(br|gz|LICENSE\.txt))*$/.test(file))).toEqual([]);
  });

  it('returns 304 if the page has not changed, and 404 with the not-found page for unknown URLs', async () => {
    const {headers} = await get('/overview/');
    expect((await get('/overview/', {'If-None-Match': headers.etag!})).status).toBe(304);
    for (const path of [
      '/not/there/',
      '/assets/js/gone.12345678.js',
      '/_redirects',
      '/_headers',
      '/assets/',
      '/nope.html',
      '/overview/index.html.br',
    ]) {
      const answer = await get(path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers['cache-control'], path).toBeUndefined();
      expect(answer.headers['x-content-type-options'], path).toBe('nosniff');
      expect(answer.body.toString(), path).toContain('Page not found');
    }
  });

  it('serves Markdown versions compressed, and sends noindex for them and their indexes but not for pages', async () => {
    const {headers, body} = await get('/overview/index.md', {'Accept-Encoding': 'br'});
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-encoding': 'br',
      'x-robots-tag': 'noindex',
    });
    expect(brotliDecompressSync(body).equals(readFileSync('build/overview/index.md'))).toBe(true);
    for (const list of ['/llms.txt', '/llms/dev.txt', '/llms-full.txt', '/llms.json']) {
      const answer = await get(list, {'Accept-Encoding': 'br'});
      expect([answer.status, answer.headers['x-robots-tag'], answer.headers['content-encoding']], list).toEqual([
        200,
        'noindex',
        'br',
      ]);
    }
    for (const page of ['/overview/', '/sitemap.xml'])
      expect((await get(page)).headers['x-robots-tag'], page).toBeUndefined();
    expect(readFileSync('build/sitemap.xml', 'utf8')).not.toMatch(/\.md<|llms/);
  });

  it('supports range requests', async () => {
    const {status, headers, body} = await get('/sitemap.xml', {Range: 'bytes=0-9'});
    expect([status, headers['content-range'], body.length]).toEqual([206, expect.stringMatching(/^bytes 0-9\//), 10]);
  });

  it('redirects other URLs of a page to its canonical URL', async () => {
    for (const path of ['/overview', '/overview/index.html', '/overview.html']) {
      const {status, headers} = await get(`${path}?a=1`);
      expect([status, headers.location], path).toEqual([301, '/overview/?a=1']);
    }
  });

  it('leads from every moved address, with and without its last slash, and keeps the query', async () => {
    for (const {from, to} of redirects) {
      for (const path of [from, from.slice(0, -1)]) {
        const {status, headers} = await get(`${path}?a=1`);
        expect([status, headers.location], path).toEqual([301, `${to}?a=1`]);
      }
    }
  });
});

describe('all redirects of the site', () => {
  it('lead only to its pages, for any request target', async () => {
    const pages = new Set(
      files.filter((file) => file.endsWith('index.html')).map((file) => `/${file.slice(0, -'index.html'.length)}`),
    );
    const sample = redirects.filter((_, at) => at % 10 === 0).map(({from}) => from);
    expect(
      await findBadRedirects(
        ports.delivery,
        [...hostileTargets, ...['/overview/', ...sample].flatMap(hostileVariants)],
        pages,
      ),
    ).toEqual([]);
  });
});

describe('the Content-Security-Policy', () => {
  it('has no directives that weaken it', async () => {
    const {headers} = await get('/overview/');
    const parsed = new CspParser(headers['content-security-policy'] as string).csp;
    const findings = new CspEvaluator(parsed).evaluate();
    expect(
      findings
        .filter(({severity}) => severity === Severity.HIGH || severity === Severity.SYNTAX)
        .map(({description}) => description),
    ).toEqual([]);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('is also in the headers file for static hosts', async () => {
    const {headers} = await get('/overview/');
    const [everything, ...rules] = readFileSync('delivery/public/_headers', 'utf8').trimEnd().split('\n\n');
    expect(everything).toMatch(/^\/\*\n/);
    expect(everything).toContain(`  Content-Security-Policy: ${headers['content-security-policy'] as string}\n`);
    expect(rules).toEqual([
      ...HASHED.map((start) => `/${start}*\n  Cache-Control: ${CACHE.hashed}`),
      ...UNINDEXED.map((paths) => `/${paths}\n  X-Robots-Tag: noindex`),
      '/*.md\n  Content-Type: text/markdown; charset=utf-8',
    ]);
  });
});
