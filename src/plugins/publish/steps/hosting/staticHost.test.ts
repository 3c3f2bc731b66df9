import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {hostileTargets, hostileVariants, redirectProblem} from '../../../../../tests/lib/hostileTargets.ts';
import {smallRedirects, writeSmallBuild, type SmallBuild} from '../../../../../tests/lib/smallBuild.ts';
import {exceededLimits} from './staticHost.ts';

/** Returns a function that applies a `_redirects` file to a path as Netlify and Cloudflare Pages do, and returns the target. */
function redirectsOf(file: string): (path: string) => string | undefined {
  const rules = file
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [source = '', target = '', code] = line.split(' ');
      expect(code, line).toBe('301');
      const pattern = source
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replace('*', '(?<splat>.*)')
        .replace(/:(\w+)/g, '(?<$1>[^/]+)');
      return {pattern: new RegExp(`^${pattern}$`, 's'), target};
    });
  return (requested) => {
    for (const {pattern, target} of rules) {
      const match = pattern.exec(requested);
      if (match) return target.replace(/:(\w+)/g, (_, name: string) => match.groups?.[name] ?? '');
    }
    return undefined;
  };
}

/** Returns the forms to which hosts can normalize a requested path before they look for a rule. */
function readings(target: string): string[] {
  const bare = target.replace(/[?#].*$/s, '').replace(/^https?:\/\/[^/]*/, '');
  const decoded = bare.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return [bare, decoded].flatMap((one) => [one, one.replace(/\/+/g, '/'), path.posix.normalize(one)]);
}

describe.each(['/', '/sub/docs/'])('the folder that static hosts publish with BASE_URL=%s', (baseUrl) => {
  let site: SmallBuild;
  const published = (file: string): string => path.join(site.delivery, 'public', file);
  beforeAll(async () => {
    site = await writeSmallBuild(baseUrl);
  });
  afterAll(() => site?.remove());

  it('has the rules only at the top level, where hosts look for them', () => {
    const files = readdirSync(published('.'), {recursive: true, encoding: 'utf8'}).filter((file) =>
      /_(headers|redirects)$/.test(file),
    );
    expect(files.sort()).toEqual(['_headers', '_redirects']);
    expect(readFileSync(published('_headers'), 'utf8')).toContain(
      `${baseUrl}*\n  Content-Security-Policy: default-src 'self'`,
    );
    expect(readdirSync(site.build).filter((file) => file.startsWith('_'))).toEqual([]);
  });

  it('has the build at its base URL, and the not-found page at the top level', () => {
    expect(readFileSync(published(`${baseUrl}overview/index.html`))).toEqual(
      readFileSync(path.join(site.build, 'overview/index.html')),
    );
    expect(existsSync(published(`${baseUrl}404.html`))).toBe(true);
    expect(existsSync(published('404.html'))).toBe(true);
  });

  it('omits compressed files, and pages that hosts would serve instead of applying a rule', () => {
    const files = readdirSync(published('.'), {recursive: true, encoding: 'utf8'});
    expect(files.filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
    for (const {from} of smallRedirects) {
      expect(existsSync(path.join(site.build, from, 'index.html')), from).toBe(true);
      expect(existsSync(published(path.join(baseUrl, from, 'index.html'))), from).toBe(false);
    }
  });

  it('redirects each former path, with and without its final slash, to its page', () => {
    const redirect = redirectsOf(readFileSync(published('_redirects'), 'utf8'));
    for (const {from, to} of smallRedirects) {
      const source = baseUrl + from.slice(1);
      expect([redirect(source), redirect(source.slice(0, -1))]).toEqual([baseUrl + to.slice(1), baseUrl + to.slice(1)]);
    }
  });

  it('redirects only to pages of the site, whatever the target', () => {
    const rules = readFileSync(published('_redirects'), 'utf8');
    const redirect = redirectsOf(rules);
    const pages = new Set(site.pages);
    const sources = rules
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' ')[0]!.replace(/\*|:\w+/, 'evil.example'));
    const targets = [...hostileTargets, ...sources.flatMap(hostileVariants)];
    const problems = targets.flatMap(readings).flatMap((requested) => {
      const location = redirect(requested);
      return location === undefined
        ? []
        : (redirectProblem(
            {status: 301, head: location, headers: {location: [location]}, body: Buffer.alloc(0)},
            pages,
          ) ?? []);
    });
    expect(problems).toEqual([]);
  });
});

describe('exceededLimits', () => {
  it('returns nothing for short lines and few rules', () =>
    expect(exceededLimits('/*\n  A: b', '/a /b 301\n')).toEqual([]));

  it('returns each exceeded limit with the value', () => {
    expect(exceededLimits(`/*\n  A: ${'b'.repeat(2000)}`, '/a /b 301\n'.repeat(2001))).toEqual([
      '_headers has a line of 2005 characters, but Cloudflare Pages ignores lines of more than 2000',
      '_redirects has 2001 rules, but Cloudflare Pages ignores rules after the first 2000',
    ]);
  });
});
