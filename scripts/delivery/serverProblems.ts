import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {findBadRedirects, hostileTargets, hostileVariants} from '../../tests/lib/hostileTargets.ts';
import {rawRequest} from '../../tests/lib/rawHttp.ts';
import {CACHE, MARKDOWN} from '../../src/plugins/publish/steps/hosting/headers.ts';

/** A server on this computer and the build that it serves. */
export interface ServedBuild {
  port: number;
  build: string;
  baseUrl: string;
}

/**
 * Checks that a server on this computer serves a build as the generated nginx configuration does: pages and their Markdown versions, compression, caching, security
 * headers, 404 responses, and redirects only to pages of the site. Returns one line for each problem.
 */
export async function serverProblems({port, build, baseUrl}: ServedBuild): Promise<string[]> {
  const problems: string[] = [];
  const expectHeaders = async (
    file: string,
    status: number,
    expected: Record<string, string | RegExp | undefined>,
    accept = '*/*',
  ): Promise<void> => {
    const target = baseUrl + file;
    const response = await rawRequest(port, target, {headers: {Accept: accept, 'Accept-Encoding': 'br'}});
    if (response.status !== status) problems.push(`${target}: status ${response.status} instead of ${status}`);
    for (const [name, value] of Object.entries(expected)) {
      const found = response.headers[name]?.join(', ');
      const isRight = value instanceof RegExp ? value.test(found ?? '') : found === value;
      if (!isRight) problems.push(`${target}: ${name} is ${found ?? 'missing'} instead of ${value ?? 'missing'}`);
    }
  };
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'});
  const pages = files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => baseUrl + file.slice(0, -'index.html'.length));
  const script = files.find(
    (file) => /^assets\/js\/[^/]+\.js$/.test(file) && existsSync(path.join(build, `${file}.br`)),
  );
  const security = {
    'content-security-policy': /default-src 'self'/,
    'strict-transport-security': /max-age=\d{8}/,
    'x-content-type-options': 'nosniff',
  };
  const compressed = {vary: 'Accept-Encoding', 'content-encoding': 'br'};
  const page = {...security, ...compressed, vary: 'Accept-Encoding, Accept', 'cache-control': CACHE.other};

  await expectHeaders('', 200, {...page, 'content-type': 'text/html; charset=utf-8'});
  await expectHeaders('', 200, {...page, 'content-type': MARKDOWN.type}, 'text/markdown');
  if (script) await expectHeaders(script, 200, {...security, ...compressed, 'cache-control': CACHE.hashed});
  for (const file of ['not/there/', 'nope.html', 'assets/', 'index.html.br'])
    await expectHeaders(file, 404, {...security, location: undefined, 'cache-control': undefined});
  for (const file of ['index.html', 'index']) await expectHeaders(file, 301, {location: baseUrl});
  return [
    ...problems,
    ...(await findBadRedirects(port, [...hostileTargets, ...hostileVariants(baseUrl)], new Set(pages))),
  ];
}
