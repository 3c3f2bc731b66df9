import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {acceptHeaders} from '../../../../../tests/lib/acceptHeaders.ts';
import {findBadRedirects, hostileTargets, hostileVariants} from '../../../../../tests/lib/hostileTargets.ts';
import {startNginx, type Nginx} from '../../../../../tests/lib/nginx.ts';
import {rawRequest} from '../../../../../tests/lib/rawHttp.ts';
import {serverProblems} from '../../../../../scripts/delivery/serverProblems.ts';
import {smallRedirects, writeSmallBuild, type SmallBuild} from '../../../../../tests/lib/smallBuild.ts';
import {ownPorts} from '../../../../../tests/ports.ts';

describe.each(['/', '/sub/docs/'])('nginx with the generated configuration and BASE_URL=%s', (baseUrl) => {
  const port = ownPorts.nginx;
  let site: SmallBuild;
  let nginx: Nginx;
  beforeAll(async () => {
    site = await writeSmallBuild(baseUrl);
    nginx = await startNginx(port, path.join(site.delivery, 'nginx.conf'), site.root);
  });
  afterAll(async () => {
    await nginx?.stop();
    site?.remove();
  });

  const get = (target: string, headers: Record<string, string> = {}) => rawRequest(port, target, {headers});
  const at = (file: string): string => baseUrl + file;

  it('redirects only to pages of the site, whatever the target', async () => {
    const known = [...site.pages, ...smallRedirects.map(({from}) => baseUrl + from.slice(1))];
    const targets = [...hostileTargets, ...known.flatMap(hostileVariants)];
    expect(targets.length).toBeGreaterThan(4000);
    expect(await findBadRedirects(port, targets, new Set(site.pages))).toEqual([]);
  });

  it.each(['overview', 'overview.html', 'overview/index', 'overview/index.html'])(
    'redirects %s to the page and keeps the query',
    async (file) => {
      const {status, headers} = await get(`${at(file)}?a=1`);
      expect([status, headers.location]).toEqual([301, [`${at('overview/')}?a=1`]]);
    },
  );

  it('redirects other spellings of the home page', async () => {
    for (const file of ['index.html', 'index']) {
      const {status, headers} = await get(at(file));
      expect([status, headers.location], file).toEqual([301, [baseUrl]]);
    }
    expect((await get(baseUrl)).status).toBe(200);
  });

  it.each([
    'nope.html',
    'nope/index.html',
    'nope',
    'nope/',
    'assets/',
    'assets',
    'assets/js/',
    'overview/index.html/',
    '404.html',
    'overview/index.html.br',
    'assets/js/main.0123abcd.js.gz',
    '_headers',
    '_redirects',
  ])('responds to %s with 404 and the not-found page, without a redirect', async (file) => {
    const {status, headers, body} = await get(at(file));
    expect([status, headers.location]).toEqual([404, undefined]);
    expect(body.toString()).toContain('Page not found');
    expect(headers['content-type']).toEqual(['text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toHaveLength(1);
  });

  it('serves HTML files that are not pages, such as a proof of ownership, under their own names', async () => {
    expect((await get(at('google0123.html'))).status).toBe(200);
  });

  it('sends Vary with every encoding, and in responses without a body', async () => {
    for (const file of ['', 'overview/', 'assets/js/main.0123abcd.js', 'overview/index.md']) {
      const vary = /^$|\/$/.test(file) ? ['Accept-Encoding', 'Accept'] : ['Accept-Encoding'];
      for (const encoding of ['br', 'gzip', 'identity']) {
        const {status, headers} = await get(at(file), {'Accept-Encoding': encoding});
        expect([status, headers['content-encoding'], headers.vary], `${file} ${encoding}`).toEqual([
          200,
          encoding === 'identity' ? undefined : [encoding],
          vary,
        ]);
      }
    }
    const {headers} = await get(baseUrl);
    const unchanged = await get(baseUrl, {'If-None-Match': headers.etag![0]!});
    expect([unchanged.status, unchanged.headers.vary]).toEqual([304, ['Accept-Encoding', 'Accept']]);
  });

  it.each(acceptHeaders)('with "Accept: %s", sends a page as %s', async (accept, version) => {
    const {status, headers, body} = await get(at('overview/'), {Accept: accept});
    const [file, type] = version === 'markdown' ? ['index.md', 'text/markdown'] : ['index.html', 'text/html'];
    expect([status, headers['content-type'], headers.vary?.at(-1)]).toEqual([
      200,
      [`${type}; charset=utf-8`],
      'Accept',
    ]);
    expect(body).toEqual(readFileSync(path.join(site.build, 'overview', file)));
  });

  describe('with "Accept: text/markdown"', () => {
    const markdown = {Accept: 'text/markdown'};

    it('compresses the Markdown version, and sends the headers of the page', async () => {
      const page = await get(at('overview/'), {'Accept-Encoding': 'br'});
      const plain = await get(at('overview/index.md'));
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const {status, headers, body} = await get(at('overview/'), {...markdown, 'Accept-Encoding': encoding});
        expect([status, headers['content-encoding'], unpack(body)]).toEqual([200, [encoding], plain.body]);
        for (const name of ['cache-control', 'content-security-policy', 'vary', 'x-robots-tag'])
          expect(headers[name], name).toEqual(page.headers[name]);
      }
    });

    it('sends the headers of GET and no body for HEAD', async () => {
      const {status, headers, body} = await rawRequest(port, at('overview/'), {method: 'HEAD', headers: markdown});
      const whole = await get(at('overview/'), markdown);
      expect([status, body.length, headers['content-type'], headers['content-length']]).toEqual([
        200,
        0,
        ['text/markdown; charset=utf-8'],
        [String(whole.body.length)],
      ]);
    });

    it('has a different ETag than HTML, and sends 304 only for its own', async () => {
      const etags = await Promise.all(
        [{}, markdown].map(async (headers) => (await get(at('overview/'), headers)).headers.etag![0]!),
      );
      expect(new Set(etags).size).toBe(2);
      const statuses = await Promise.all(
        etags.map(async (etag) => (await get(at('overview/'), {...markdown, 'If-None-Match': etag})).status),
      );
      expect(statuses).toEqual([200, 304]);
    });

    it('sends pages without a Markdown version as HTML', async () => {
      const {status, headers} = await get(at('dev/api/jobs/'), markdown);
      expect([status, headers['content-type']]).toEqual([200, ['text/html; charset=utf-8']]);
    });

    it('redirects and responds to unknown URLs like without it, and sends files as they are', async () => {
      for (const file of ['overview', 'overview/index.html', 'old/', 'nope/', 'nope', 'assets/']) {
        const [plain, negotiated] = await Promise.all([get(at(file)), get(at(file), markdown)]);
        expect([negotiated.status, negotiated.headers, negotiated.body], file).toEqual([
          plain.status,
          {...plain.headers, date: negotiated.headers.date},
          plain.body,
        ]);
        expect(negotiated.headers.vary?.includes('Accept') ?? false, file).toBe(false);
      }
      expect((await get(at('assets/js/main.0123abcd.js'), markdown)).headers['content-type']).toEqual([
        'application/javascript; charset=utf-8',
      ]);
      expect((await get(at('overview/index.md'), {Accept: 'text/html'})).headers['x-robots-tag']).toEqual(['noindex']);
    });
  });

  it('passes the smoke test of servers', async () => {
    expect(await serverProblems({port, build: site.build, baseUrl})).toEqual([]);
  });

  it('sends files of an unknown type as bytes, not as text', async () => {
    expect((await get(at('search-index/terms.0123abcd.bin'))).headers['content-type']).toEqual([
      'application/octet-stream',
    ]);
  });
});

describe('the smoke test of servers', () => {
  it.each([
    ['gzip_vary on;', '', '/: vary is Accept instead of Accept-Encoding, Accept'],
    ['set $site_vary Accept;', '', '/: vary is Accept-Encoding instead of Accept-Encoding, Accept'],
    ['try_files $uri$site_index', 'try_files', '/: content-type is text/html; charset=utf-8 instead of text/markdown'],
    ['brotli_static on;', '', '/: content-encoding is missing instead of br'],
    ['location ~ \\.(?:br|gz)$', 'location ~ \\.unused$', '/index.html.br: status 200 instead of 404'],
    [
      'add_header X-Content-Type-Options',
      'add_header X-Other',
      '/: x-content-type-options is missing instead of nosniff',
    ],
    ['error_page 404', 'error_page 404 =200', '/not/there/: status 200 instead of 404'],
    ['location @page {', 'location @page { return 301 $uri/;', 'Location: /\\evil.example'],
  ])('fails without "%s"', async (directive, replacement, problem) => {
    const site = await writeSmallBuild();
    const config = path.join(site.delivery, 'nginx.conf');
    const text = readFileSync(config, 'utf8');
    expect(text).toContain(directive);
    writeFileSync(config, text.replace(directive, replacement));
    const nginx = await startNginx(ownPorts.nginx, config, site.root);
    try {
      const problems = await serverProblems({port: ownPorts.nginx, build: site.build, baseUrl: '/'});
      expect(problems.join('\n')).toContain(problem);
    } finally {
      await nginx.stop();
      site.remove();
    }
  });
});
