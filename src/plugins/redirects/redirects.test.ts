import {mkdtemp, readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkRedirects} from './checkRedirects.ts';
import {hostRules, nginxRules} from './rules.ts';
import {writeNew} from '../lib/writeNew.ts';

const routes = new Set(['/', '/a/', '/b/']);
const list = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({from, to}));

describe('checkRedirects', () => {
  it.each([
    [list(['/old/', '/a/'], ['/older/', '/a/']), []],
    [list(['/one/', '/two/'], ['/two/', '/one/']), ['/one/ → /two/ is part of a loop', '/two/ → /one/ is part of a loop']],
    [list(['/self/', '/self/']), ['/self/ → /self/ is part of a loop']],
    [list(['/old/', '/older/'], ['/older/', '/a/']), ['/old/ → /older/ is a chain; write /old/ → /a/']],
    [list(['/old/', '/nowhere/']), ['/old/ → /nowhere/: no page has that address']],
    [list(['/a/', '/b/']), ['/a/ is a page of the site and cannot be redirected']],
    [list(['/old/', '/a/'], ['/old/', '/b/']), ['/old/ stands twice']],
    [list(['/old', '/a/']), ['/old → /a/: both begin and end with a slash']],
  ])('of %j says %j', (redirects, problems) => expect(checkRedirects(redirects, routes)).toEqual(problems));

  it.each(['//evil.example/', '/\\evil.example/', '/a//b/', '/../', '/a/../b/', '/./', '/*/', '/:splat/', '/a;}/', '/a"/', "/a'/", '/$host/', '/a{/', '/%2f/', '/a?b/', '/a#b/', '/é/', '/a\u0000/'])(
    'rejects the path %j, as a source and as a target',
    (path) => {
      const rule = expect.stringContaining('paths consist of letters') as string;
      expect(checkRedirects(list([path, '/a/']), routes)).toContainEqual(rule);
      expect(checkRedirects(list(['/old/', path]), new Set([...routes, path]))).toContainEqual(rule);
    },
  );
});

describe('the rules', () => {
  const redirects = list(['/old/', '/a/'], ['/before/', '/']);

  it('of static hosts are sorted and stand below the base URL', () => {
    expect(hostRules(redirects, '/')).toBe('/before / 301\n/before/ / 301\n/old /a/ 301\n/old/ /a/ 301\n');
    expect(hostRules(redirects, '/docs/')).toBe('/docs/before /docs/ 301\n/docs/before/ /docs/ 301\n/docs/old /docs/a/ 301\n/docs/old/ /docs/a/ 301\n');
  });

  it('of nginx hold each address with and without its last slash', () => {
    expect(nginxRules(list(['/old/', '/a/']), '/docs/')).toBe(
      'location = /docs/old { return 301 /docs/a/$is_args$args; }\nlocation = /docs/old/ { return 301 /docs/a/$is_args$args; }\n',
    );
  });
});

describe('writeNew', () => {
  it('writes a file, and throws where one is there', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'rules-')), 'page.html');
    await writeNew(file, 'one\n');
    expect(await readFile(file, 'utf8')).toBe('one\n');
    await expect(writeNew(file, 'two\n')).rejects.toThrow('EEXIST');
  });
});
