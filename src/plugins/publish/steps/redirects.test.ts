import {mkdtemp, readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {writeNew} from '../../lib/writeNew.ts';
import {checkRedirects, hostRules, nginxRules} from './redirects.ts';

const routes = new Set(['/', '/a/', '/b/']);
const list = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({from, to}));

describe('checkRedirects', () => {
  it.each([
    [list(['/old/', '/a/'], ['/older/', '/a/']), []],
    [
      list(['/one/', '/two/'], ['/two/', '/one/']),
      ['/one/ → /two/ is part of a redirect loop', '/two/ → /one/ is part of a redirect loop'],
    ],
    [list(['/self/', '/self/']), ['/self/ → /self/ is part of a redirect loop']],
    [list(['/old/', '/older/'], ['/older/', '/a/']), ['/old/ → /older/ is a redirect chain: use /old/ → /a/']],
    [list(['/old/', '/nowhere/']), ['/old/ → /nowhere/: no page has this URL']],
    [list(['/a/', '/b/']), ['/a/ is a page of the site: remove the redirect or the page']],
    [list(['/old/', '/a/'], ['/old/', '/b/']), ['/old/ is listed twice: remove one of the redirects']],
    [list(['/old', '/a/']), ['/old → /a/: both paths must start and end with a slash']],
  ])('returns for %j the messages %j', (redirects, problems) =>
    expect(checkRedirects(redirects, routes)).toEqual(problems),
  );

  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '/a//b/',
    '/../',
    '/a/../b/',
    '/./',
    '/*/',
    '/:splat/',
    '/a;}/',
    '/a"/',
    "/a'/",
    '/$host/',
    '/a{/',
    '/%2f/',
    '/a?b/',
    '/a#b/',
    '/é/',
    '/a\u0000/',
  ])('rejects the path %j, as a source and as a target', (path) => {
    const rule = expect.stringContaining('paths can contain only letters') as string;
    expect(checkRedirects(list([path, '/a/']), routes)).toContainEqual(rule);
    expect(checkRedirects(list(['/old/', path]), new Set([...routes, path]))).toContainEqual(rule);
  });
});

describe('the rules', () => {
  const redirects = list(['/old/', '/a/'], ['/before/', '/']);

  it('for static hosts are sorted and include the base URL', () => {
    expect(hostRules(redirects, '/')).toBe('/before / 301\n/before/ / 301\n/old /a/ 301\n/old/ /a/ 301\n');
    expect(hostRules(redirects, '/docs/')).toBe(
      '/docs/before /docs/ 301\n/docs/before/ /docs/ 301\n/docs/old /docs/a/ 301\n/docs/old/ /docs/a/ 301\n',
    );
  });

  it('for nginx match each path with and without its trailing slash', () => {
    expect(nginxRules(list(['/old/', '/a/']), '/docs/')).toBe(
      'location = /docs/old { return 301 /docs/a/$is_args$args; }\nlocation = /docs/old/ { return 301 /docs/a/$is_args$args; }\n',
    );
  });
});

describe('writeNew', () => {
  it('writes a file, and rejects if it already exists', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'rules-')), 'page.html');
    await writeNew(file, 'one\n');
    expect(await readFile(file, 'utf8')).toBe('one\n');
    await expect(writeNew(file, 'two\n')).rejects.toThrow('EEXIST');
  });
});
